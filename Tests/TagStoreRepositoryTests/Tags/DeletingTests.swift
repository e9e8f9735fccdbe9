import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import Testing

struct DeletingTests {
  @Test func `a tag goes from all its items with its aliases, and no gap is left`() throws {
    let store = try MemoryStore(["i1": ["a", "b", "c"], "i2": ["b"], "i3": ["x"]])
    try store.repository.merge(["x"], into: "b")
    let deletions = try store.repository.delete(["B"])
    #expect(deletions.map(\.tag.name) == ["b"])
    #expect(deletions.map(\.items) == [3])
    #expect(deletions.map(\.aliasOf) == [nil])
    #expect(try store.tags("i1") == ["a", "c"])
    #expect(try store.tags("i2") == [])
    #expect(try store.aliases() == [])
    #expect(try store.repository.tag(named: "x") == nil)
    try StoreSoundness.expect(store.connection)
  }

  @Test func `an alias goes alone`() throws {
    let store = try MemoryStore(["i1": ["a"], "i2": ["x"]])
    try store.repository.merge(["x"], into: "a")
    let deletions = try store.repository.delete(["X"])
    #expect(deletions.map(\.tag.name) == ["x"])
    #expect(deletions.map(\.items) == [0])
    #expect(deletions.map { $0.aliasOf?.name } == ["a"])
    #expect(try store.uses() == ["a 2"])
    try store.repository.add(["x"], to: "i1")
    #expect(try store.tags("i1") == ["a", "x"])
  }

  /// 2026-12-01: what an alias stood for was told in one order only.
  @Test(arguments: [["a", "x"], ["x", "a"], ["x", "a", "A", "x"]])
  func `a tag and its alias may go together, in any order`(names: [String]) throws {
    let store = try MemoryStore(["i1": ["a", "b"], "i2": ["x"]])
    try store.repository.merge(["x"], into: "a")
    let deletions = try store.repository.delete(names)
    #expect(deletions.count == 2)
    #expect(deletions.first { $0.tag.name == "x" }?.aliasOf?.name == "a")
    #expect(deletions.first { $0.tag.name == "a" }?.items == 2)
    #expect(try store.uses() == ["b 1"])
  }

  @Test func `one unknown name keeps all of them`() throws {
    let store = try MemoryStore(["i1": ["a", "b"]])
    #expect(refusal { try store.repository.delete(["a", "nosuch"]) } == .noSuchTag)
    #expect(refusal { try store.repository.delete(["a", " "]) } == .refusedTag)
    #expect(try store.tags("i1") == ["a", "b"])
    #expect(try store.repository.delete([]) == [])
  }

  @Test func `a new tag has an id that was never used, so nothing gains it`() throws {
    let store = try MemoryStore(["i1": ["a", "b"]])
    let greatest = try store.connection.integer("SELECT max(id) FROM tagstore_tag") ?? 0
    try store.repository.delete(["b"])
    try store.repository.add(["c"], to: "i2")
    #expect(
      try store.connection.integer("SELECT id FROM tagstore_tag WHERE key = 'c'") ?? 0 > greatest)
    #expect(try store.tags("i1") == ["a"])
  }

  @Test func `pruning takes unused tags with their aliases and nothing else`() throws {
    let store = try MemoryStore(["i1": ["b", "a", "x"], "i2": ["used", "y"]])
    try store.repository.merge(["x"], into: "a")
    try store.repository.merge(["y"], into: "used")
    try store.repository.remove(["b", "a"], from: "i1")
    #expect(try store.repository.prune().map(\.name) == ["a", "b"])
    #expect(try store.uses() == ["used 1"])
    #expect(try store.aliases() == ["y → used"])
    #expect(try store.repository.prune() == [])
  }
}
