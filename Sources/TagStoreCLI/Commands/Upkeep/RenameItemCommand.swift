internal import TagStore

extension Command {
  static let renameItem = Command(
    "rename-item", theme: .upkeep,
    summary: "Give an item another name",
    details: ["It keeps its tags and their order. The new name must not be taken."],
    forms: [Form([Operand("OLD", .item), Operand("NEW", .item)])],
    examples: [
      Example("tagstore rename-item draft.txt final.txt", "Follows a file that was renamed.")
    ],
    run: runRenameItem)

  private static func runRenameItem(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let old = invocation.argument("OLD") ?? ""
    let new = invocation.argument("NEW") ?? ""
    try await session.withStore(.existing) { store in
      try await store.renameItem(old, to: new)
    }
    if session.settings.printsJSON {
      try session.console.json(["before": .string(old), "item": .string(new)])
    }
    session.console.note("\(old) is now \(new)")
    return .success
  }
}
