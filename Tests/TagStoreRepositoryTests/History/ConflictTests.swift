import TagStoreRepository
import TagStoreSQLite
import Testing

struct ConflictTests {
  typealias Operation = @Sendable (TagRepository) throws -> Void

  /// What is recorded, then what is written without being recorded and makes undoing impossible.
  static let overtaken: [(recorded: Operation, unrecorded: Operation)] = [
    ({ try $0.add(["eggs"], to: "soup") }, { try $0.add(["jam"], to: "soup") }),
    ({ try $0.add(["eggs"], to: "soup") }, { try $0.delete(["eggs"]) }),
    ({ try $0.add(["eggs"], to: "soup") }, { try $0.add(["eggs"], to: "stew") }),
    ({ try $0.add(["eggs"], to: "soup") }, { try $0.rename("eggs", to: "Eggs") }),
    ({ try $0.add([], to: "new") }, { try $0.add(["b"], to: "new") }),
    ({ try $0.add([], to: "new") }, { try $0.forget(["new"]) }),
    ({ try $0.forget(["soup"]) }, { try $0.add([], to: "soup") }),
    ({ try $0.forget(["soup"]) }, { try $0.delete(["b"]) }),
    ({ try $0.forget(["soup"]) }, { try $0.merge(["b"], into: "a") }),
    ({ try $0.renameItem("soup", to: "Soup") }, { try $0.add([], to: "soup") }),
    ({ try $0.rename("a", to: "c") }, { try $0.delete(["a"]) }),
    ({ try $0.delete(["a"]) }, { try $0.add(["A"], to: "stew") }),
    ({ try $0.merge(["a"], into: "b") }, { try $0.remove(["b"], from: "soup") }),
    ({ try $0.merge(["a"], into: "b") }, { try $0.rename("b", to: "a") }),
  ]

  @Test(arguments: overtaken.indices)
  func `what unrecorded changes have overtaken is refused as a whole`(index: Int) throws {
    let store = try MemoryStore(["soup": ["a", "b"], "stew": []])
    try Self.overtaken[index].recorded(store.repository)
    try store.repository.add(["other"], to: "other")
    store.repository.historyOptions = .off
    try Self.overtaken[index].unrecorded(store.repository)
    let before = try TruthListing.text(store.connection)
    #expect(refusal { try store.repository.undo(2) } == .conflict)
    #expect(try TruthListing.text(store.connection) == before)
    #expect(try store.repository.history().allSatisfy { !$0.isUndone })
  }

  @Test func `what unrecorded changes have not touched is undone`() throws {
    let store = try MemoryStore(["soup": ["a", "b"]])
    store.repository.historyOptions = .off
    try store.repository.add(["c"], to: "stew")
    store.repository.historyOptions = HistoryOptions()
    try store.repository.undo()
    #expect(try store.tags("stew") == ["c"])
    #expect(try !store.repository.contains(item: "soup"))
  }

  @Test func `a redo that unrecorded changes have overtaken is refused`() throws {
    let store = try MemoryStore(["soup": ["a", "b"]])
    try store.repository.undo()
    store.repository.historyOptions = .off
    try store.repository.add([], to: "soup")
    #expect(refusal { try store.repository.redo() } == .conflict)
    #expect(try store.tags("soup") == [])
  }
}
