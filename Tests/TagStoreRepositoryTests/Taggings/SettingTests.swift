import TagStoreCore
import TagStoreRepository
import Testing

struct SettingTests {
  @Test func `the order given is the order kept, old and new mixed`() throws {
    let store = try MemoryStore(["i1": ["4", "5", "6"]])
    let outcome = try store.repository.set(["3", "6", "9"], on: "i1")
    #expect(outcome.before.map(\.name) == ["4", "5", "6"])
    #expect(outcome.after.map(\.name) == ["3", "6", "9"])
    #expect(try store.tags("i1") == ["3", "6", "9"])
    #expect(try store.uses() == ["3 1", "4 0", "5 0", "6 1", "9 1"])
    try StoreSoundness.expect(store.connection)
  }

  @Test func `the same tags in another order are only put in order`() throws {
    var time: Int64 = 1
    let repository = try TagRepository.inMemory(now: { time })
    try repository.set(["a", "b", "c"], on: "i1")
    time = 2
    try repository.set(["c", "A", "b"], on: "i1")
    #expect(try repository.tags(of: "i1").map(\.name) == ["c", "a", "b"])
    #expect(try repository.tags().map(\.lastUsed) == [1, 1, 1])
  }

  @Test func `no tags leave the item untagged, and make a new one`() throws {
    let store = try MemoryStore(["i1": ["a"]])
    try store.repository.set([], on: "i1")
    try store.repository.set([], on: "i2")
    #expect(try store.repository.items(matching: .not(.anyTag)) == ["i1", "i2"])
    #expect(try store.uses() == ["a 0"])
  }

  @Test func `spellings and aliases of one tag count once`() throws {
    let store = try MemoryStore(["i1": ["Vegan", "veggie"]])
    try store.repository.merge(["veggie"], into: "vegan")
    let outcome = try store.repository.set(["b", "VEGGIE", "vegan", "B"], on: "i2")
    #expect(outcome.after.map(\.name) == ["b", "Vegan"])
    #expect(try store.uses() == ["b 1", "Vegan 2"])
  }

  @Test func `a refused name changes nothing`() throws {
    let store = try MemoryStore(["i1": ["a"]])
    #expect(refusal { try store.repository.set(["b", ""], on: "i1") } == .refusedTag)
    #expect(try store.tags("i1") == ["a"])
    #expect(try store.uses() == ["a 1"])
  }
}
