internal import TagStore

extension Command {
  static let export = Command(
    "export", theme: .files,
    summary: "Write all items and their tags",
    details: [
      "To standard output (also for '-'), or to FILE, which is replaced only once everything is "
        + "written. Sorted by item, so that two exports of one store are the same bytes. --json "
        + "and --null change nothing: --format decides what is written."
    ],
    forms: [Form([Operand("FILE", .file, isOptional: true)])],
    flags: [.format("Otherwise FILE's ending decides, otherwise jsonl.")],
    examples: [
      Example("tagstore export recipes.jsonl", "Writes a file."),
      Example("tagstore export --format csv | head", "Shows the beginning as CSV."),
    ],
    otherNames: ["dump"],
    run: runExport)

  private static func runExport(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let format = invocation.value(of: "format").flatMap { InterchangeFormat(rawValue: $0) }
    let console = session.console
    let file = invocation.argument("FILE")
    try await session.withStore(.existing) { store in
      if let file, file != "-" {
        try await store.export(to: file, as: format)
      } else {
        try await store.exportRecords(as: format ?? .jsonl) { bytes in try console.write(bytes) }
      }
    }
    if let file, file != "-" { console.note("wrote \(file)") }
    return .success
  }
}
