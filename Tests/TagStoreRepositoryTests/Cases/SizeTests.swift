import TagStoreCore
import TagStoreRepository
import Testing

/// More terms, tags and items than one SQL statement could name.
struct SizeTests {
  @Test func `a query of 2,000 names is answered, unknown ones among them`() throws {
    let repository = try TagRepository.inMemory()
    try repository.importing(.join) { session in
      for number in 0..<3_000 { try session.add(["t\(number)"], to: "i\(number)") }
    }
    let wanted = stride(from: 0, to: 4_000, by: 2)
    let query = TagQuery.any(of: try wanted.map { .tag(try Tag("t\($0)")) })
    let found = stride(from: 0, to: 3_000, by: 2).map { "i\($0)" }
    #expect(try repository.items(matching: query) == found)
    #expect(try repository.count(matching: .not(query)) == 1_500)
  }

  @Test func `an item of 40,000 tags keeps them in order`() throws {
    let repository = try TagRepository.inMemory()
    let names = (0..<40_000).map { "t\($0)" }
    try repository.add(names, to: "i1")
    try repository.move("t39999", on: "i1", to: .first)
    #expect(try repository.tags(of: "i1").map(\.name) == ["t39999"] + names.dropLast())
  }

  @Test func `a result of 100,000 items comes whole with their tags`() throws {
    let repository = try TagRepository.inMemory()
    try repository.importing(.join) { session in
      for number in 0..<100_000 { try session.add(["all"], to: "i\(number)") }
    }
    #expect(try repository.items(matching: .tag(Tag("all"))).count == 100_000)
    #expect(try repository.items(matching: .anyTag, order: .name).count == 100_000)
    var tagged = 0
    try repository.forEachItemTags { item in
      tagged += item.tags.count
      return true
    }
    #expect(tagged == 100_000)
  }
}
