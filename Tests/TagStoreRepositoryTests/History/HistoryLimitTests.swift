import TagStoreRepository
import TagStoreSQLite
import Testing

struct HistoryLimitTests {
  @Test func `the oldest changes go when there are too many`() throws {
    let store = try MemoryStore()
    store.repository.historyOptions.countLimit = 3
    for number in 1...5 { try store.repository.add(["t\(number)"], to: "soup") }
    #expect(
      try store.repository.history().map(\.summary)
        == ["add t5 to soup", "add t4 to soup", "add t3 to soup"])
    // Undoing counts as a change, but pushes none out.
    #expect(try store.repository.undo(9).count == 3)
    #expect(try store.repository.redo(9).count == 3)
    #expect(try store.tags("soup") == ["t1", "t2", "t3", "t4", "t5"])
    try store.repository.add(["t6"], to: "soup")
    #expect(try store.repository.history().count == 3)
  }

  @Test func `the oldest changes go when they take too many bytes`() throws {
    let store = try MemoryStore()
    store.repository.historyOptions.byteLimit = 200
    for number in 1...50 { try store.repository.add(["t\(number)"], to: "soup \(number)") }
    let information = try store.repository.information()
    #expect(information.historyBytes <= 200 && information.historyBytes > 100)
    #expect(information.historyChanges == (try store.repository.history().count))
    #expect(try store.repository.history().first?.summary == "add t50 to soup 50")
    try store.repository.undo()
    #expect(try store.tags("soup 50") == [])
  }

  @Test(arguments: [2_000, 100_000])
  func `a change that is too large is told in words and cannot be undone`(limit: Int) throws {
    let store = try MemoryStore(["soup": ["a"]])
    store.repository.historyOptions.byteLimit = limit
    try store.repository.importing(.join) { session in
      for number in 0..<limit / 10 { try session.add(["x", "y"], to: "item \(number)") }
    }
    let entry = try store.repository.history().first
    #expect(entry?.summary == "import \(limit / 10) records, \(limit / 5) taggings")
    #expect(entry?.isUndoable == false)
    #expect(entry?.items == limit / 10)
    #expect(try store.connection.integer("SELECT count(*) FROM tagstore_change_part") == 0)
    try store.repository.add(["b"], to: "soup")
    #expect(refusal { try store.repository.undo(2) } == .conflict)
    #expect(try store.tags("soup") == ["a", "b"])
    #expect(try store.repository.undo().count == 1)
    #expect(try store.tags("soup") == ["a"])
  }

  @Test func `a large import is undone and done again part by part`() throws {
    let store = try MemoryStore(["item 5": ["before"]])
    let before = try TruthListing.text(store.connection)
    try store.repository.importing(.replace) { session in
      for number in 0..<10_000 { try session.add(["x", "y", "z\(number)"], to: "item \(number)") }
    }
    let after = try TruthListing.text(store.connection)
    #expect(try store.connection.integer("SELECT count(*) FROM tagstore_change_part") ?? 0 > 3)
    try store.repository.undo()
    #expect(try TruthListing.text(store.connection) == before)
    try store.repository.redo()
    #expect(try TruthListing.text(store.connection) == after)
    #expect(try store.repository.pruneHistory() == 4)
    #expect(try store.connection.integer("SELECT count(*) FROM tagstore_change_part") == 0)
  }

  @Test func `pruning forgets all but the newest`() throws {
    let store = try MemoryStore(["a": [], "b": [], "c": []])
    #expect(try store.repository.pruneHistory(keeping: 5) == 0)
    #expect(try store.repository.pruneHistory(keeping: 2) == 1)
    #expect(try store.repository.history().map(\.id) == [3, 2])
    #expect(try store.repository.pruneHistory() == 2)
    #expect(try store.repository.pruneHistory() == 0)
    #expect(try store.repository.undo().isEmpty)
    try store.repository.add([], to: "d")
    #expect(try store.repository.history().map(\.id) == [4])
    #expect(refusal { try store.repository.pruneHistory(keeping: -1) } == .invalidArgument)
  }

  @Test func `nothing is recorded while it is off`() throws {
    let store = try MemoryStore()
    store.repository.historyOptions = .off
    try store.repository.add(["a"], to: "soup")
    try store.repository.importing(.join) { try $0.add(["b"], to: "stew") }
    #expect(try store.repository.history().isEmpty)
    #expect(try store.repository.undo().isEmpty)
  }
}
