import TagStoreRepository
import TagStoreSQLite
import Testing

struct HistoryListTests {
  @Test func `changes tell who made them, when and what for`() throws {
    let store = try MemoryStore()
    store.repository.program = "recipes"
    try store.repository.withLabel("weekly clean-up") { repository in
      _ = try repository.add(["a", "b"], to: "soup")
    }
    try store.repository.add(["c"], to: "stew")
    let entries = try store.repository.history()
    #expect(entries.map(\.program) == ["recipes", "recipes"])
    #expect(entries.map(\.label) == [nil, "weekly clean-up"])
    #expect(entries.map(\.taggings) == [1, 2])
    #expect(entries.map(\.items) == [1, 1])
    #expect(entries.allSatisfy { $0.date > 1_700_000_000_000 })
  }

  @Test func `they come by pages`() throws {
    let store = try MemoryStore(["a": [], "b": [], "c": []])
    #expect(try store.repository.history(limit: 2).map(\.id) == [3, 2])
    #expect(try store.repository.history(limit: 2, before: 2).map(\.id) == [1])
    #expect(try store.repository.history(limit: 0).isEmpty)
    #expect(refusal { try store.repository.history(limit: -1) } == .invalidArgument)
  }

  @Test func `those of an item are found by its names of today and of then`() throws {
    let store = try MemoryStore(["soup": ["a"], "stew": ["b"]])
    try store.repository.renameItem("soup", to: "Soup")
    try store.repository.merge(["a"], into: "b")
    try store.repository.forget(["Soup"])
    try store.repository.undo()
    #expect(try store.repository.history(item: "Soup").map(\.id) == [6, 5, 4, 3, 1])
    #expect(try store.repository.history(item: "soup").map(\.id) == [3, 1])
    #expect(try store.repository.history(item: "stew").map(\.id) == [2])
    #expect(try store.repository.history(item: "none").isEmpty)
  }

  @Test func `those of a tag are found by its names of today and of then`() throws {
    let store = try MemoryStore(["soup": ["a"], "stew": ["b"]])
    try store.repository.rename("a", to: "c")
    try store.repository.delete(["b"])
    try store.repository.add(["C"], to: "stew")
    #expect(try store.repository.history(tag: "c").map(\.id) == [5, 3, 1])
    #expect(try store.repository.history(tag: "A").map(\.id) == [5, 3, 1])
    #expect(try store.repository.history(tag: "b").map(\.id) == [4, 2])
    #expect(try store.repository.history(item: "stew", tag: "c").map(\.id) == [5])
  }
}
