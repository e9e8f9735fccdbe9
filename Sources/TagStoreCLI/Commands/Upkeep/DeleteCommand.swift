internal import TagStore

extension Command {
  static let delete = Command(
    "delete", theme: .upkeep,
    summary: "Delete tags, and take them off every item",
    details: [
      "When one of the tags does not exist, nothing is deleted. A name that stands for "
        + "another tag goes alone; that tag stays.",
      .tagArgumentRule,
    ],
    forms: [Form([.tags])],
    examples: [Example("tagstore delete inbox", "No item has the tag any more.")],
    otherNames: ["del", "drop"],
    run: runDelete)

  private static func runDelete(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let names = try invocation.tagNames()
    let deletions = try await session.withStore(.existing) { store in
      try await store.delete(names)
    }
    for deletion in deletions {
      if session.settings.printsJSON {
        try session.console.json([
          "name": .string(deletion.tag.name), "key": .string(deletion.tag.key),
          "items": .number(deletion.items),
          "aliasOf": deletion.aliasOf.map { .string($0.name) } ?? .null,
        ])
      }
      session.console.note(note(deletion))
    }
    return .success
  }

  private static func note(_ deletion: TagDeletion) -> String {
    if let target = deletion.aliasOf {
      return "deleted the name \(deletion.tag), which stood for \(target)"
    }
    let items = CountedNoun.text(deletion.items, "item")
    return "deleted \(deletion.tag), which \(items) had"
  }
}
