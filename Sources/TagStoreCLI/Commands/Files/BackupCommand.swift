internal import TagStore

extension Command {
  static let backup = Command(
    "backup", theme: .files,
    summary: "Copy the store, while it is in use too",
    details: [
      "The copy holds everything that is committed. Copying the file by other means can miss the "
        + "latest changes, which may still be in the file beside it that ends in '-wal'. FILE must not exist yet."
    ],
    forms: [Form([Operand("FILE", .file)])],
    examples: [Example("tagstore backup tags-monday.sqlite", "Makes a complete copy.")],
    otherNames: ["copy", "save"],
    run: runBackup)

  private static func runBackup(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let file = invocation.argument("FILE") ?? ""
    try await session.withStore(.existing) { store in try await store.backUp(to: file) }
    if session.settings.printsJSON { try session.console.json(["file": .string(file)]) }
    session.console.note("copied the store to \(file)")
    return .success
  }
}
