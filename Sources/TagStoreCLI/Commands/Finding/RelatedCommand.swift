internal import TagStore

extension Command {
  static let related = Command(
    "related", theme: .finding,
    summary: "Print the tags that share items with a tag",
    details: [
      "Each with the number of items that have both, most first: in columns on a terminal, "
        + "elsewhere with a tab between. The exit code is 1 when there are none.",
      .oneTagRule,
    ],
    forms: [Form([.tag])],
    flags: [.limit("Otherwise 10.")],
    examples: [
      Example("tagstore related vegan", "Prints what vegan items are also tagged with.")
    ],
    run: runRelated)

  private static func runRelated(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let name = try invocation.tagName()
    let limit = invocation.count(of: "limit") ?? 10
    let related = try await session.withStore(.existing) { store in
      try await store.related(to: name, limit: limit)
    }
    if session.settings.printsJSON {
      for tag in related {
        try session.console.json([
          "name": .string(tag.tag.name), "key": .string(tag.tag.key), "uses": .number(tag.uses),
          "sharedItems": .number(tag.sharedItems),
        ])
      }
    } else {
      try session.console.table(
        related.map { [$0.tag.name, String($0.sharedItems)] }, [.leading, .trailing])
    }
    return related.isEmpty ? .nothingFound : .success
  }
}
