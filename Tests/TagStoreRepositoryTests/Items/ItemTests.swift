import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import Testing

struct ItemTests {
  @Test func `forgetting gives the items as they were and leaves the tags`() throws {
    let store = try MemoryStore(["i1": ["b", "a"], "i2": ["a"], "i3": []])
    let forgotten = try store.repository.forget(["i3", "i1", "i1"])
    #expect(forgotten.map(\.item) == ["i3", "i1"])
    #expect(forgotten.map { $0.tags.map(\.name) } == [[], ["b", "a"]])
    #expect(try store.repository.items(matching: .all(of: [])) == ["i2"])
    #expect(try store.uses() == ["a 1", "b 0"])
    try StoreSoundness.expect(store.connection)
  }

  @Test func `one unknown item keeps all of them`() throws {
    let store = try MemoryStore(["i1": ["a"]])
    #expect(refusal { try store.repository.forget(["i1", "nosuch"]) } == .noSuchItem)
    #expect(try store.tags("i1") == ["a"])
    #expect(try store.repository.forget([]) == [])
  }

  @Test func `an item that comes back is a new one at the end, with an id never used`() throws {
    let store = try MemoryStore(["i1": ["a"], "i2": ["a"], "i3": ["b"]])
    let greatest = try store.connection.integer("SELECT max(id) FROM tagstore_item") ?? 0
    try store.repository.forget(["i1", "i3"])
    try store.repository.add(["b"], to: "i1")
    #expect(try store.repository.items(matching: .anyTag) == ["i2", "i1"])
    #expect(
      try store.connection.integer("SELECT id FROM tagstore_item WHERE name = 'i1'") ?? 0
        > greatest)
  }

  @Test(arguments: ["new", "I1", " i1", "i1\u{301}", "%"])
  func `renaming keeps place, tags and counts`(name: String) throws {
    let store = try MemoryStore(["i1": ["b", "a"], "i2": ["a"]])
    try store.repository.renameItem("i1", to: name)
    #expect(try store.repository.items(matching: .anyTag) == [name, "i2"])
    #expect(try store.tags(name) == ["b", "a"])
    #expect(try store.tags("i1") == [])
    #expect(try store.uses() == ["a 2", "b 1"])
  }

  @Test func `a composed name may become the decomposed one`() throws {
    let store = try MemoryStore(["é": ["a"]])
    try store.repository.renameItem("é", to: "e\u{301}")
    #expect(try store.tags("é") == [])
    #expect(try store.tags("e\u{301}") == ["a"])
  }

  @Test func `renaming to its own name does nothing, and to another item's is refused`() throws {
    let store = try MemoryStore(["i1": ["a"], "i2": ["b"]])
    try store.repository.renameItem("i1", to: "i1")
    #expect(refusal { try store.repository.renameItem("i1", to: "i2") } == .itemExists)
    #expect(refusal { try store.repository.renameItem("nosuch", to: "i3") } == .noSuchItem)
    #expect(refusal { try store.repository.renameItem("nosuch", to: "i1") } == .noSuchItem)
    #expect(try store.tags("i1") == ["a"])
    #expect(try store.tags("i2") == ["b"])
  }
}
