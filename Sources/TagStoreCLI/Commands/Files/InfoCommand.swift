internal import TagStore

extension Command {
  static let info = Command(
    "info", theme: .files,
    summary: "Print where the store is and what it holds",
    details: ["With a tab after each word, except on a terminal."],
    forms: [Form([])],
    examples: [Example("tagstore info", "Prints the file, its size and its counts.")],
    otherNames: ["status", "stats"],
    run: runInfo)

  private static func runInfo(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let info = try await session.withStore(.existing) { store in try await store.information() }
    let console = session.console
    if session.settings.printsJSON {
      try console.json([
        "path": info.path.map { .string($0) } ?? .null,
        "databaseBytes": .number(info.databaseBytes),
        "items": .number(info.items), "untaggedItems": .number(info.untaggedItems),
        "tags": .number(info.tags), "unusedTags": .number(info.unusedTags),
        "aliases": .number(info.aliases), "taggings": .number(info.taggings),
        "schemaVersion": .number(info.schemaVersion),
        "identityVersion": .number(info.identityVersion),
        "sqliteVersion": .string(info.sqliteVersion), "isReadOnly": .bool(info.isReadOnly),
      ])
    } else {
      try console.table(rows(info), [.leading, .leading])
    }
    return .success
  }

  private static func rows(_ info: StoreInformation) -> [[String]] {
    [
      ["store", (info.path ?? "") + (info.isReadOnly ? " (read-only)" : "")],
      ["size", "\(info.databaseBytes) bytes"],
      ["items", "\(info.items), \(info.untaggedItems) of them without tags"],
      ["tags", "\(info.tags), \(info.unusedTags) of them on no item"],
      ["other names", "\(info.aliases) that stand for a tag"],
      ["taggings", "\(info.taggings)"],
      ["versions", "tables \(info.schemaVersion), identity rule \(info.identityVersion)"],
      ["SQLite", info.sqliteVersion],
    ]
  }
}
