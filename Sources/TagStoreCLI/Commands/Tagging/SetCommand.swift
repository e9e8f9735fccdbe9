internal import TagStore

extension Command {
  static let set = Command(
    "set", theme: .tagging,
    summary: "Give an item exactly these tags, in this order",
    details: [
      "An empty argument ('') holds no tag, so 'tagstore set ITEM \"\"' leaves the item without "
        + "any.",
      .tagArgumentRule,
    ],
    forms: [
      Form([.item, .tags]),
      Form([.tags], required: [["items-from"]]),
    ],
    flags: [.itemsFrom],
    examples: [
      Example("tagstore set shakshuka brunch Vegan", "Has these two tags and no others."),
      Example("tagstore set shakshuka ''", "Has no tags."),
    ],
    otherNames: ["replace"],
    run: runSet)

  private static func runSet(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let names = try invocation.tagNames(allowsNone: true)
    let result = try await session.changeItems(invocation, .creating) { repository, item in
      try repository.set(names, on: item)
    }
    if session.settings.printsJSON {
      for outcome in result.outcomes {
        try session.console.json([
          "item": .string(outcome.item), "tags": .names(outcome.after),
          "tagsBefore": .names(outcome.before),
        ])
      }
    }
    result.confirm(on: session.console, hasChanged: { $0.before != $0.after }) { outcome in
      let tags = outcome.after.isEmpty ? "no tags" : TagListing.text(outcome.after)
      return "\(outcome.item): now has \(tags)"
    }
    return .success
  }
}
