import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import Testing

struct ReadingTests {
  @Test func `an item that does not exist has no tags, and asking makes none`() throws {
    let store = try MemoryStore(["i1": ["b", "a"]])
    #expect(try store.tags("i1") == ["b", "a"])
    #expect(try store.tags("i") == [])
    #expect(try store.tags("i1\u{0}") == [])
    #expect(try store.tags("") == [])
    #expect(try !store.repository.contains(item: "i"))
    #expect(try store.repository.items(matching: .all(of: [])) == ["i1"])
  }

  @Test func `every item comes with its tags in order of bytes of its name`() throws {
    let store = try MemoryStore(["é": ["b", "a"], "e\u{301}": ["a"], "b": [], "B": ["c"], "_": []])
    var lines: [String] = []
    try store.repository.forEachItemTags { item in
      lines.append("\(item.item): \(item.tags.map(\.name).joined(separator: " "))")
      return true
    }
    #expect(lines == ["B: c", "_: ", "b: ", "e\u{301}: a", "é: b a"])
  }

  @Test(arguments: 0...3)
  func `going through items stops when told to`(count: Int) throws {
    let store = try MemoryStore(["a": ["x", "y"], "b": [], "c": ["x"]])
    var seen = 0
    try store.repository.forEachItemTags { _ in
      seen += 1
      return seen < count
    }
    #expect(seen == max(1, count))
  }

  @Test func `a store without items gives none`() throws {
    let store = try MemoryStore()
    try store.repository.forEachItemTags { _ in
      Issue.record("an item out of nothing")
      return true
    }
  }

  @Test func `what the work throws ends the reading and is thrown on`() throws {
    struct Stop: Error {}
    let store = try MemoryStore(["a": ["x"]])
    #expect(throws: Stop.self) { try store.repository.forEachItemTags { _ in throw Stop() } }
    #expect(!store.connection.isInTransaction)
    try store.repository.add(["y"], to: "a")
  }
}
