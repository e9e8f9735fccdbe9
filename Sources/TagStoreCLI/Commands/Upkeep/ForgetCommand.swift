internal import TagStore

extension Command {
  static let forget = Command(
    "forget", theme: .upkeep,
    summary: "Forget items together with their tags",
    details: [
      "The tags themselves stay. When one of the items does not exist, nothing is forgotten."
    ],
    forms: [Form([.items])],
    examples: [Example("tagstore forget shakshuka", "The store no longer knows the item.")],
    run: runForget)

  private static func runForget(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let items = invocation.arguments("ITEM")
    let forgotten = try await session.withStore(.existing) { store in
      try await store.forget(items)
    }
    for item in forgotten {
      if session.settings.printsJSON {
        try session.console.json(["item": .string(item.item), "tags": .names(item.tags)])
      }
      let tags = item.tags.isEmpty ? "no tags" : TagListing.text(item.tags)
      session.console.note("forgot \(item.item), which had \(tags)")
    }
    return .success
  }
}
