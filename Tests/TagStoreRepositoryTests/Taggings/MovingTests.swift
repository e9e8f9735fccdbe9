import TagStoreCore
import TagStoreRepository
import Testing

struct MovingTests {
  static let places: [TagPosition: [String]] = [
    .first: ["b", "a", "c", "d"],
    .last: ["a", "c", "d", "b"],
    .before("a"): ["b", "a", "c", "d"],
    .before("B"): ["a", "b", "c", "d"],
    .before("c"): ["a", "b", "c", "d"],
    .before("d"): ["a", "c", "b", "d"],
    .after("a"): ["a", "b", "c", "d"],
    .after("b"): ["a", "b", "c", "d"],
    .after("c"): ["a", "c", "b", "d"],
    .after("d"): ["a", "c", "d", "b"],
    .index(0): ["b", "a", "c", "d"],
    .index(1): ["a", "b", "c", "d"],
    .index(2): ["a", "b", "c", "d"],
    .index(3): ["a", "c", "b", "d"],
    .index(4): ["a", "c", "d", "b"],
  ]

  @Test(arguments: places)
  func `a tag goes where it is told, in the list as it is before`(
    position: TagPosition, tags: [String]
  ) throws {
    let store = try MemoryStore(["i1": ["a", "b", "c", "d"], "i2": ["d", "b"]])
    #expect(try store.repository.move("B", on: "i1", to: position).map(\.name) == tags)
    #expect(try store.tags("i1") == tags)
    #expect(try store.tags("i2") == ["d", "b"])
    try StoreSoundness.expect(store.connection)
  }

  @Test func `an alias moves its tag`() throws {
    let store = try MemoryStore(["i1": ["a", "b"], "i2": ["x"]])
    try store.repository.merge(["x"], into: "b")
    #expect(try store.repository.move("x", on: "i1", to: .first).map(\.name) == ["b", "a"])
  }

  @Test func `what cannot be moved changes nothing`() throws {
    let store = try MemoryStore(["i1": ["a", "b"], "i2": ["x"]])
    let repository = store.repository
    #expect(refusal { try repository.move("a", on: "nosuch", to: .last) } == .noSuchItem)
    #expect(refusal { try repository.move("x", on: "i1", to: .last) } == .noSuchTag)
    #expect(refusal { try repository.move("a", on: "i1", to: .after("x")) } == .noSuchTag)
    #expect(refusal { try repository.move("a", on: "i1", to: .index(3)) } == .invalidArgument)
    #expect(refusal { try repository.move("a", on: "i1", to: .index(-1)) } == .invalidArgument)
    #expect(refusal { try repository.move("\u{0}", on: "i1", to: .last) } == .refusedTag)
    #expect(try store.tags("i1") == ["a", "b"])
  }
}
