internal import CBaseline
internal import Foundation
internal import TagStore

/// Opening a store for one answer: in this process, and as a process of its own.
enum OpeningWork {
  static let rows = ["open, tags of an item, close", "show, whole process"]

  static func run(_ stores: FilledStores, _ session: Session) async throws {
    guard session.wantsAny(of: rows) else { return }
    let data = stores.data
    let item = data.items[data.items.count / 2]
    try await session.measure(
      rows[0], on: data,
      [
        Contender("TagStore") { _ in
          let store = try await TagStore(at: .file(stores.ourPath))
          _ = try await store.tags(of: item)
          try await store.close()
        },
        Contender("C") { _ in
          let baseline = Baseline(path: stores.baselinePath)
          baseline.find { baseline_tags_of($0, item, $1) }
        },
      ])
    try await show(item, stores, session)
  }

  private static func show(
    _ item: String, _ stores: FilledStores, _ session: Session
  ) async throws {
    guard let program = ProcessInfo.processInfo.environment["TAGSTORE_PROGRAM"] else {
      return session.say("TAGSTORE_PROGRAM names no program: “\(rows[1])” is left out")
    }
    var contenders = [
      Contender("tagstore") { _ in
        try ChildProcess.run(program, ["show", item, "--store", stores.ourPath])
      },
      Contender("C") { _ in
        try ChildProcess.run(besideThisProgram("baseline-show"), [stores.ourPath, item])
      },
    ]
    if let shell = ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3"].first(
      where: FileManager.default.isExecutableFile(atPath:))
    {
      let sql = """
        SELECT tag.name FROM tagstore_item AS item
        JOIN tagstore_tagging AS tagging ON tagging.item_id = item.id
        JOIN tagstore_tag AS tag ON tag.id = tagging.tag_id
        WHERE item.name = '\(item.replacing("'", with: "''"))' ORDER BY tagging.position
        """
      contenders.append(
        Contender("sqlite3 shell") { _ in try ChildProcess.run(shell, [stores.ourPath, sql]) })
    }
    try await session.measure(rows[1], on: stores.data, contenders)
  }

  private static func besideThisProgram(_ name: String) -> String {
    Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(name).path ?? name
  }
}
