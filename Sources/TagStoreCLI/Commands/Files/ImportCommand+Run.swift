internal import TagStore

extension Command {
  static func runImport(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    var options = ImportOptions()
    options.format = invocation.value(of: "format").flatMap { InterchangeFormat(rawValue: $0) }
    options.columns = invocation.value(of: "columns")
    options.replacesTags = invocation.has("replace")
    options.keepsGoing = invocation.has("keep-going")
    let summary = try await imported(invocation.argument("FILE") ?? "-", options, session)
    for refusal in summary.refusals { session.console.failure(CommandFailure(refusal)) }
    let unnamed = summary.refusedRecords - summary.refusals.count
    if unnamed > 0 {
      session.console.warning("\(CountedNoun.text(unnamed, "more record")) refused")
    }
    if session.settings.printsJSON { try show(summary, on: session.console) }
    session.console.summary(text(of: summary))
    return summary.refusedRecords > 0 ? .inputRefused : .success
  }

  private static func imported(
    _ file: String, _ options: ImportOptions, _ session: Session
  ) async throws(CommandFailure) -> ImportSummary {
    // Opened first: a file that is not there must not make a store.
    let input = try session.input(named: file)
    let line = ProgressLine(session.console)
    defer { line.clear() }
    return try await session.withStore(.creating) { store in
      try await store.importRecords(
        options,
        progress: { progress in
          line.update("\(progress.records) records, \(progress.bytes / 1_000_000) MB read")
        },
        reading: { buffer in try input.read(into: buffer) })
    }
  }

  private static func show(_ summary: ImportSummary, on console: Console) throws(CommandFailure) {
    try console.json([
      "records": .number(summary.records), "newItems": .number(summary.newItems),
      "newTags": .number(summary.newTags), "newTaggings": .number(summary.newTaggings),
      "removedTaggings": .number(summary.removedTaggings),
      "refusedRecords": .number(summary.refusedRecords),
    ])
  }

  /// `46 records: 46 new items, 31 new tags, 190 tags added`.
  private static func text(of summary: ImportSummary) -> String {
    var parts = [
      CountedNoun.text(summary.newItems, "new item"), CountedNoun.text(summary.newTags, "new tag"),
      CountedNoun.text(summary.newTaggings, "tagging") + " added",
    ]
    if summary.removedTaggings > 0 {
      parts.append(CountedNoun.text(summary.removedTaggings, "tagging") + " removed")
    }
    if summary.refusedRecords > 0 {
      parts.append(CountedNoun.text(summary.refusedRecords, "record") + " refused")
    }
    return "\(CountedNoun.text(summary.records, "record")): " + parts.joined(separator: ", ")
  }
}
