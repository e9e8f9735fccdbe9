internal import TagStore

extension Command {
  static let undo = Command(
    "undo", theme: .upkeep,
    summary: "Take back the last change, whatever it was",
    details: [
      "Items, tags, their order and their other names are exactly as they were before: after an "
        + "import or a merge too. A new change afterwards puts an end to 'tagstore redo'.",
      "Prints what was taken back, newest first. The exit code is 1 when there is nothing.",
    ],
    forms: [Form([Operand("N", .count, isOptional: true)])],
    examples: [
      Example("tagstore undo", "Takes back the last change."),
      Example("tagstore undo 3", "Takes back the last three."),
    ],
    otherNames: ["revert", "rollback"],
    run: runUndo)

  static let redo = Command(
    "redo", theme: .upkeep,
    summary: "Do again what was taken back",
    details: [
      "Prints what was done again. The exit code is 1 when there is nothing to do again."
    ],
    forms: [Form([Operand("N", .count, isOptional: true)])],
    examples: [Example("tagstore redo", "Does again what 'tagstore undo' took back last.")],
    run: runRedo)

  private static func runUndo(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    try await replay(invocation, session, "undid") { try await $0.undo($1) }
  }

  private static func runRedo(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    try await replay(invocation, session, "redid") { try await $0.redo($1) }
  }

  private static func replay(
    _ invocation: Invocation, _ session: Session, _ verb: String,
    _ work: (TagStore, Int) async throws -> [HistoryEntry]
  ) async throws(CommandFailure) -> ExitCode {
    let count = invocation.argument("N").flatMap { Int($0) } ?? 1
    let entries = try await session.withStore(.existing) { store in try await work(store, count) }
    for entry in entries {
      if session.settings.printsJSON {
        try session.console.json(entry.json)
      } else {
        try session.console.record("\(verb) \(entry.summary)")
      }
    }
    return entries.isEmpty ? .nothingFound : .success
  }
}
