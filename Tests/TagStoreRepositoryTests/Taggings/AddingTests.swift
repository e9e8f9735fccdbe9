import TagStoreCore
import TagStoreRepository
import Testing

struct AddingTests {
  static let places: [TagPosition: [String]] = [
    .first: ["x", "y", "a", "b", "c"],
    .last: ["a", "b", "c", "x", "y"],
    .index(0): ["x", "y", "a", "b", "c"],
    .index(2): ["a", "b", "x", "y", "c"],
    .index(3): ["a", "b", "c", "x", "y"],
    .before("B"): ["a", "x", "y", "b", "c"],
    .after("b"): ["a", "b", "x", "y", "c"],
    .after("alias of c"): ["a", "b", "c", "x", "y"],
  ]

  private func store() throws -> MemoryStore {
    let store = try MemoryStore(["i1": ["a", "b", "c"], "other": ["alias of c"]])
    try store.repository.merge(["alias of c"], into: "c")
    return store
  }

  @Test(arguments: places)
  func `new tags go where they are told, in the order given`(
    position: TagPosition, tags: [String]
  ) throws {
    let store = try store()
    let outcome = try store.repository.add(["x", "b", "y"], to: "i1", at: position)
    #expect(try store.tags("i1") == tags)
    #expect(outcome.added.map(\.name) == ["x", "y"])
    #expect(outcome.alreadyPresent.map(\.name) == ["b"])
    try StoreSoundness.expect(store.connection)
  }

  static let refusedPlaces: [TagPosition: TagStoreError.Code] = [
    .index(-1): .invalidArgument, .index(4): .invalidArgument, .index(.min): .invalidArgument,
    .index(.max): .invalidArgument, .before("nosuch"): .noSuchTag, .after("x"): .noSuchTag,
    .before(""): .refusedTag,
  ]

  @Test(arguments: refusedPlaces)
  func `a place that is not one of the item's changes nothing`(
    position: TagPosition, code: TagStoreError.Code
  ) throws {
    let store = try store()
    let before = try StoreListing.lines(of: store.repository, on: store.connection)
    for item in ["i1", "new item"] {
      #expect(refusal { try store.repository.add(["x"], to: item, at: position) } == code)
    }
    #expect(try StoreListing.lines(of: store.repository, on: store.connection) == before)
  }

  @Test func `a tag keeps the spelling that it was first given`() throws {
    let store = try store()
    let outcome = try store.repository.add(["Vegan", "VEGAN"], to: "i2")
    #expect(outcome.added.map(\.name) == ["Vegan"])
    #expect(try store.repository.add(["vegan"], to: "i3").added.map(\.name) == ["Vegan"])
    #expect(try store.tags("i3") == ["Vegan"])
  }

  /// 2026-12-01: the tag was told as added and as already present.
  @Test func `a tag and its alias in one call count once`() throws {
    let store = try store()
    let outcome = try store.repository.add(["alias of c", "c"], to: "i2")
    #expect(outcome.added.map(\.name) == ["c"])
    #expect(outcome.alreadyPresent == [])
    let again = try store.repository.add(["alias of c", "c"], to: "i2")
    #expect(again.added == [])
    #expect(again.alreadyPresent.map(\.name) == ["c"])
  }

  @Test func `adding no tags makes the item`() throws {
    let store = try store()
    let outcome = try store.repository.add([], to: "i2")
    #expect(outcome.added == [] && outcome.alreadyPresent == [])
    #expect(try store.repository.contains(item: "i2"))
    #expect(try store.repository.add([], to: "i1", at: .first).added == [])
    #expect(try store.tags("i1") == ["a", "b", "c"])
  }

  @Test(arguments: ["", " ", "\u{200B}", "a\u{0}b", "\u{7}", String(repeating: "a", count: 256)])
  func `a name that is refused stores nothing of the call`(name: String) throws {
    let store = try store()
    let before = try StoreListing.lines(of: store.repository, on: store.connection)
    #expect(refusal { try store.repository.add(["x", name], to: "i2") } == .refusedTag)
    #expect(try StoreListing.lines(of: store.repository, on: store.connection) == before)
  }

  @Test(arguments: ["", "\u{0}", "a\u{0}b", String(repeating: "é", count: 2_049)])
  func `an item that is refused stores nothing`(item: String) throws {
    let store = try store()
    #expect(refusal { try store.repository.add(["x"], to: item) } == .refusedItem)
    #expect(refusal { try store.repository.set(["x"], on: item) } == .refusedItem)
    #expect(refusal { try store.repository.renameItem("i1", to: item) } == .refusedItem)
    #expect(try store.repository.tag(named: "x") == nil)
  }

  @Test(arguments: [" ", "\n", "i\u{301}", "I1", " i1", String(repeating: "é", count: 2_048)])
  func `any other text names an item of its own`(item: String) throws {
    let store = try store()
    try store.repository.add(["x"], to: item)
    #expect(try store.tags(item) == ["x"])
    #expect(try store.tags("i1") == ["a", "b", "c"])
    let items = try store.repository.items(matching: .tag(Tag("x")))
    #expect(items.count == 1 && items[0].utf8.elementsEqual(item.utf8))
  }
}
