internal import TagStore

extension Command {
  static let log = Command(
    "log", theme: .upkeep,
    summary: "Print what was changed, newest first",
    details: [
      "Each line is the change's number, when it was made, what was done and, after a change that "
        + "was taken back, 'undone'. The last 1,000 changes are kept. The exit code is 1 when there "
        + "are none."
    ],
    forms: [Form([])],
    flags: [
      Flag("item", value: .init("ITEM", .item), "Print only changes that concern this item."),
      Flag("tag", value: .init("TAG", .tag), "Print only changes that concern this tag."),
      .limit("Otherwise 20."),
    ],
    examples: [
      Example("tagstore log", "Prints the last changes."),
      Example("tagstore log --tag vegan -n 5", "Prints the last five that concern one tag."),
    ],
    otherNames: ["history"],
    run: runLog)

  private static func runLog(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let limit = invocation.count(of: "limit") ?? 20
    let (item, tag) = (invocation.value(of: "item"), invocation.value(of: "tag"))
    let entries = try await session.withStore(.existing) { store in
      try await store.history(limit: limit, item: item, tag: tag)
    }
    for entry in entries {
      if session.settings.printsJSON {
        try session.console.json(entry.json)
      } else {
        let state = entry.isUndone ? "\tundone" : ""
        let time = SystemCalls.localTime(milliseconds: entry.date)
        try session.console.record("\(entry.id)\t\(time)\t\(entry.summary)\(state)")
      }
    }
    return entries.isEmpty ? .nothingFound : .success
  }
}

extension HistoryEntry {
  /// The members that `undo`, `redo` and `log` print.
  var json: KeyValuePairs<String, JSONValue> {
    [
      "id": .number(Int(id)), "date": .time(date), "kind": .string(kind.rawValue),
      "summary": .string(summary), "program": program.map { .string($0) } ?? .null,
      "label": label.map { .string($0) } ?? .null, "items": .number(items),
      "taggings": .number(taggings), "isUndone": .bool(isUndone),
      "isUndoable": .bool(isUndoable),
    ]
  }
}
