import TagStoreCore
import TagStoreRepository
import Testing

struct SplittingTests {
  /// An item's tags before and after `ab` is split into `a` and `b`.
  static let places: [(before: [String], after: [String])] = [
    (["ab"], ["a", "b"]), (["x", "ab", "y"], ["x", "a", "b", "y"]),
    (["b", "ab", "y"], ["b", "a", "y"]), (["ab", "y", "a"], ["a", "b", "y"]),
    (["a", "b", "ab"], ["a", "b"]), (["x"], ["x"]),
  ]

  @Test(arguments: places.indices)
  func `the parts take the place of the tag`(index: Int) throws {
    let (before, after) = Self.places[index]
    let store = try MemoryStore(["soup": before, "other": ["ab"]])
    let outcome = try store.repository.split("AB", into: ["a", "b"])
    #expect(outcome.source.name == "ab")
    #expect(outcome.parts.map(\.name) == ["a", "b"])
    #expect(outcome.items == (before.contains("ab") ? 2 : 1))
    #expect(try store.tags("soup") == after)
    #expect(try store.repository.tag(named: "ab") == nil)
    try StoreSoundness.expect(store.connection)
    try store.repository.undo()
    #expect(try store.tags("soup") == before)
  }

  @Test func `the tag may be one of the parts`() throws {
    let store = try MemoryStore(["soup": ["x", "a", "y"]])
    try store.repository.addAlias("alpha", to: "a")
    try store.repository.split("a", into: ["b", "a"])
    #expect(try store.tags("soup") == ["x", "b", "a", "y"])
    #expect(try store.aliases() == ["alpha → a"])
  }

  @Test func `it needs two parts`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    try store.repository.addAlias("alpha", to: "a")
    for parts in [[], ["b"], ["b", "B"], ["a", "alpha"]] {
      #expect(refusal { try store.repository.split("a", into: parts) } == .invalidArgument)
    }
    #expect(refusal { try store.repository.split("none", into: ["a", "b"]) } == .noSuchTag)
    #expect(refusal { try store.repository.split("a", into: ["b", ""]) } == .refusedTag)
    #expect(try store.uses() == ["a 1"])
  }
}
