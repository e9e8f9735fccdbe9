import TagStoreCore
import TagStoreRepository
import Testing

struct RemovingTests {
  @Test func `what is left keeps its order without gaps`() throws {
    let store = try MemoryStore(["i1": ["a", "b", "c", "d"], "i2": ["b"]])
    let outcome = try store.repository.remove(["C", "a", "nosuch"], from: "i1")
    #expect(outcome.removed.map(\.name) == ["c", "a"])
    #expect(outcome.notPresent.map(\.name) == ["nosuch"])
    #expect(try store.tags("i1") == ["b", "d"])
    #expect(try store.uses() == ["a 0", "b 2", "c 0", "d 1"])
    try StoreSoundness.expect(store.connection)
  }

  @Test func `an item whose last tag goes stays, and so does the tag`() throws {
    let store = try MemoryStore(["i1": ["a"]])
    try store.repository.remove(["a"], from: "i1")
    #expect(try store.repository.contains(item: "i1"))
    #expect(try store.repository.tags(unusedOnly: true).map(\.tag.name) == ["a"])
  }

  /// 2026-12-01: an absent tag was told once for each of its names.
  @Test func `a tag and its alias in one call count once`() throws {
    let store = try MemoryStore(["i1": ["a", "b"], "i2": ["x"]])
    try store.repository.merge(["x"], into: "b")
    let outcome = try store.repository.remove(["x", "b"], from: "i1")
    #expect(outcome.removed.map(\.name) == ["b"])
    #expect(outcome.notPresent == [])
    let again = try store.repository.remove(["x", "b"], from: "i1")
    #expect(again.removed == [])
    #expect(again.notPresent.map(\.name) == ["b"])
  }

  @Test func `what cannot be removed changes nothing`() throws {
    let store = try MemoryStore(["i1": ["a"]])
    #expect(refusal { try store.repository.remove(["a"], from: "nosuch") } == .noSuchItem)
    #expect(refusal { try store.repository.remove(["a", ""], from: "i1") } == .refusedTag)
    #expect(try store.repository.remove([], from: "i1").removed == [])
    #expect(try store.tags("i1") == ["a"])
  }
}
