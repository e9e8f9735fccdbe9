import TagStoreCore
import TagStoreRepository
import Testing

struct TidyingTests {
  @Test func `the less used tag comes with the more used one, counts and examples`() throws {
    let store = try MemoryStore([
      "i1": ["recipes"], "i2": ["recipe"], "i3": ["recipe"], "i4": ["recipe"], "i5": ["Récipe"],
      "i6": ["gluten free", "gluten-free", "other"],
    ])
    let found = try store.repository.tidy()
    #expect(found.map(\.reason) == [.accents, .separators, .plural])
    #expect(found.map(\.tag.tag.name) == ["Récipe", "gluten-free", "recipes"])
    #expect(found.map(\.target.tag.name) == ["recipe", "gluten free", "recipe"])
    #expect(found.map(\.target.uses) == [3, 1, 3])
    #expect(found.map(\.examples) == [["i5"], ["i6"], ["i1"]])
    #expect(try store.repository.tidy(limit: 1).count == 1)
    #expect(refusal { try store.repository.tidy(limit: -1) } == .invalidArgument)
  }

  @Test func `aliases are not looked at`() throws {
    let store = try MemoryStore(["soup": ["recipe", "recipes"]])
    try store.repository.merge(["recipes"], into: "recipe")
    #expect(try store.repository.tidy().isEmpty)
  }
}
