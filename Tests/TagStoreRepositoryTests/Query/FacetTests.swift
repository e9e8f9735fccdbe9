import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import Testing

struct FacetTests {
  private func store() throws -> MemoryStore {
    let store = try MemoryStore([
      "i1": ["a", "b", "c"], "i2": ["a", "b"], "i3": ["a", "d"], "i4": ["c", "d"], "i5": [],
    ])
    try store.repository.merge(["d"], into: "c")
    return store
  }

  private func lines(
    _ query: String, limit: Int? = nil, _ store: MemoryStore
  ) throws -> [String] {
    try store.repository.facets(matching: TagQuery(parsing: query), limit: limit)
      .map { "\($0.tag) \($0.items)/\($0.uses)" }
  }

  static let expectations: [String: [String]] = [
    "*": ["a 3/3", "c 3/3", "b 2/2"],
    "a": ["b 2/2", "c 2/3"],
    "d": ["a 2/3", "b 1/2"],
    "a and b": ["c 1/3"],
    "a and (b or c)": ["b 2/2", "c 2/3"],
    "a or b": ["a 3/3", "b 2/2", "c 2/3"],
    "not a": ["c 1/3"],
    "not *": [],
    "nosuch": [],
  ]

  @Test(arguments: expectations)
  func `facets count the tags on what is found, but for those that the query requires`(
    query: String, facets: [String]
  ) throws {
    #expect(try lines(query, store()) == facets)
  }

  @Test func `fewer facets are given when asked, and a negative limit is refused`() throws {
    let store = try store()
    #expect(try lines("*", limit: 1, store) == ["a 3/3"])
    #expect(try lines("*", limit: 0, store) == [])
    #expect(
      refusal { try store.repository.facets(matching: .anyTag, limit: -1) } == .invalidArgument)
  }

  /// More items than are asked for their tags one by one, so that tags are asked for their items.
  private static let count = 11_000

  private static func tags(of number: Int) -> [String] {
    [1, 2, 3, 7, 64, 100, 999, 1_000, 3_001].filter { number % $0 == 0 }.map { "by \($0)" }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 50])
  func `facets of many items are those that counting one by one gives`(limit: Int) throws {
    let repository = try TagRepository.inMemory()
    repository.postingThreshold = 20
    try repository.importing(.join) { session in
      for number in 1...Self.count { try session.add(Self.tags(of: number), to: "\(number)") }
    }
    for text in ["*", "by 1", "not by 999", "not (by 7 and by 2)"] {
      let query = try TagQuery(parsing: text)
      var counts: [String: Int] = [:]
      var uses: [String: Int] = [:]
      for number in 1...Self.count {
        let tags = Self.tags(of: number)
        let isFound = QueryReference().matches(query, tags.map { [$0] })
        for tag in tags {
          uses[tag, default: 0] += 1
          if isFound { counts[tag, default: 0] += 1 }
        }
      }
      if text == "by 1" { counts["by 1"] = nil }
      let expected = counts.sorted {
        ($1.value, uses[$0.key] ?? 0, $0.key) < ($0.value, uses[$1.key] ?? 0, $1.key)
      }
      let facets = try repository.facets(matching: query, limit: limit)
      #expect(facets.map(\.tag.name) == expected.prefix(limit).map(\.key), "\(text)")
      #expect(facets.map(\.items) == expected.prefix(limit).map(\.value), "\(text)")
      #expect(facets.allSatisfy { $0.uses == uses[$0.tag.name] })
    }
  }
}
