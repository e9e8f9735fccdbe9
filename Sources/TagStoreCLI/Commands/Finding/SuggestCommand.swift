internal import TagStore

extension Command {
  static let suggest = Command(
    "suggest", theme: .finding,
    summary: "Print the tags that may be meant by a text",
    details: [
      "The best comes first. Letter case and accents do not matter, and every character of the "
        + "text means itself. An empty text suggests tags that go well with those chosen.",
      "The exit code is 1 when there is nothing to suggest.",
    ],
    forms: [Form([Operand("TEXT", .text)])],
    flags: [
      Flag(
        "item", value: .init("ITEM", .item),
        "Leave out this item's tags and prefer what goes with them."),
      Flag(
        "with", value: .init("TAG", .tag), isRepeatable: true,
        "Leave out this tag and prefer what goes with it."),
      .limit("Otherwise 8."),
    ],
    examples: [
      Example("tagstore suggest jal", "Prints jalape\u{F1}o, if there is such a tag."),
      Example("tagstore suggest '' --with vegan", "Prints what is often used with vegan."),
    ],
    otherNames: ["complete"],
    run: runSuggest)

  private static func runSuggest(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let text = invocation.argument("TEXT") ?? ""
    let item = invocation.value(of: "item")
    let limit = invocation.count(of: "limit") ?? 8
    let named = try invocation.tagNames(ofFlag: "with")
    let suggestions = try await session.withStore(.existing) { store in
      try await store.read { repository in
        var chosen = try named.map { try repository.tag(named: $0)?.tag ?? Tag($0) }
        if let item {
          let tags = try repository.tags(of: item)
          if tags.isEmpty, try !repository.contains(item: item) {
            throw TagStoreError.noSuchItem(item)
          }
          chosen += tags
        }
        return try repository.suggestions(for: text, with: chosen, limit: limit)
      }
    }
    for suggestion in suggestions { try show(suggestion, on: session.console) }
    return suggestions.isEmpty ? .nothingFound : .success
  }

  private static func show(_ suggestion: Suggestion, on console: Console) throws(CommandFailure) {
    if console.settings.printsJSON {
      let scalars = suggestion.tag.name.unicodeScalars
      let ranges = suggestion.matchedRanges.map { range in
        JSONValue.array([
          .number(scalars.distance(from: scalars.startIndex, to: range.lowerBound)),
          .number(scalars.distance(from: scalars.startIndex, to: range.upperBound)),
        ])
      }
      try console.json([
        "name": .string(suggestion.tag.name), "key": .string(suggestion.tag.key),
        "uses": .number(suggestion.uses), "lastUsed": .time(suggestion.lastUsed),
        "tier": .string(suggestion.tier.name),
        "alias": suggestion.alias.map { .string($0) } ?? .null, "matchedRanges": .array(ranges),
      ])
    } else {
      try console.record(suggestion.tag.name)
    }
  }
}
