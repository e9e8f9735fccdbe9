import TagStoreCore
import TagStoreRepository
import Testing

struct MergingTests {
  @Test func `where an item has both, one is left at the earlier place`() throws {
    let store = try MemoryStore([
      "i1": ["x", "a", "y", "b"], "i2": ["b"], "i3": ["b", "x", "a"], "i4": ["a"], "i5": ["x"],
    ])
    let outcome = try store.repository.merge(["b"], into: "A")
    #expect(outcome.target.name == "a")
    #expect(outcome.merged.map(\.name) == ["b"])
    #expect(outcome.items == 3)
    #expect(try store.tags("i1") == ["x", "a", "y"])
    #expect(try store.tags("i2") == ["a"])
    #expect(try store.tags("i3") == ["a", "x"])
    #expect(try store.uses() == ["a 4", "x 3", "y 1"])
    #expect(try store.aliases() == ["b → a"])
    try StoreSoundness.expect(store.connection)
  }

  @Test func `several become one at the earliest place of all`() throws {
    let store = try MemoryStore([
      "i1": ["x", "c", "b", "y", "a", "z"], "i2": ["a", "x", "b", "c"], "i3": ["c"],
    ])
    let outcome = try store.repository.merge(["b", "c", "B"], into: "a")
    #expect(outcome.merged.map(\.name) == ["b", "c"])
    #expect(outcome.items == 3)
    #expect(try store.tags("i1") == ["x", "a", "y", "z"])
    #expect(try store.tags("i2") == ["a", "x"])
    #expect(try store.tags("i3") == ["a"])
    try StoreSoundness.expect(store.connection)
  }

  @Test func `aliases of what is merged stand for the target, and find it`() throws {
    let store = try MemoryStore(["i1": ["a"], "i2": ["b"], "i3": ["c"]])
    try store.repository.merge(["a"], into: "b")
    try store.repository.merge(["a"], into: "c")
    #expect(try store.aliases() == ["a → c", "b → c"])
    #expect(try store.repository.items(matching: .tag(Tag("A"))) == ["i1", "i2", "i3"])
    #expect(try store.repository.tag(named: "b")?.tag.name == "c")
  }

  @Test func `the target keeps the later of the last uses`() throws {
    var time: Int64 = 10
    let repository = try TagRepository.inMemory(now: { time })
    try repository.add(["a"], to: "i1")
    time = 20
    try repository.add(["b"], to: "i1")
    time = 30
    try repository.merge(["b"], into: "a")
    #expect(try repository.tag(named: "a")?.lastUsed == 20)
  }

  @Test func `an unused tag can be merged and merged into`() throws {
    let store = try MemoryStore(["i1": ["a"], "i2": ["b", "c"]])
    try store.repository.remove(["b", "c"], from: "i2")
    #expect(try store.repository.merge(["b"], into: "a").items == 0)
    #expect(try store.repository.merge(["a"], into: "c").items == 1)
    #expect(try store.tags("i1") == ["c"])
  }

  @Test func `a tag is not merged into itself, by whatever name, and all stays`() throws {
    let store = try MemoryStore(["i1": ["a", "b", "c"]])
    try store.repository.merge(["b"], into: "a")
    let before = try StoreListing.lines(of: store.repository, on: store.connection)
    let repository = store.repository
    #expect(refusal { try repository.merge(["A"], into: "a") } == .invalidArgument)
    #expect(refusal { try repository.merge(["c", "b"], into: "a") } == .invalidArgument)
    #expect(refusal { try repository.merge(["a"], into: "b") } == .invalidArgument)
    #expect(refusal { try repository.merge([], into: "a") } == .invalidArgument)
    #expect(refusal { try repository.merge(["c", "nosuch"], into: "a") } == .noSuchTag)
    #expect(refusal { try repository.merge(["c"], into: "nosuch") } == .noSuchTag)
    #expect(refusal { try repository.merge([""], into: "a") } == .refusedTag)
    #expect(try StoreListing.lines(of: store.repository, on: store.connection) == before)
  }
}
