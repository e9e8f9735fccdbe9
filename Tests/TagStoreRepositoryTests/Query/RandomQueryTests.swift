import TagStoreCore
import TagStoreRepository
import TagStoreTestSupport
import Testing

struct RandomQueryTests {
  /// Names that begin alike, meet the bounds of ranges of keys, or have a meaning to SQL.
  private static let tags = [
    "a", "ab", "abc", "ab%", "ab_", "abX", "b", "ba", "\u{D7FF}", "\u{D7FF}x", "\u{E000}",
    "a\u{10FFFD}", "a\u{10FFFD}b", "é", "été", "日本", "日本語", "it's",
  ]
  private static let aliases = ["alias", "ab alias", "日"]
  private static let prefixes = [
    "a", "ab", "abc", "ab%", "a\u{10FFFD}", "\u{D7FF}", "e", "é", "日", "日本", "zz", "it'", "ali",
  ]

  /// Thirty items with some of the tags each, some of them untagged, with gaps in their ids.
  private func makeStore(
    _ generator: inout SplitMix64
  ) throws -> (store: MemoryStore, reference: QueryReference) {
    let store = try MemoryStore()
    store.repository.postingThreshold = Int.random(in: 1...8, using: &generator)
    var owners: [String: String] = [:]
    for alias in Self.aliases {
      let tag = Self.tags[Int.random(in: Self.tags.indices, using: &generator)]
      try store.repository.add([alias, tag], to: "maker")
      try store.repository.merge([alias], into: tag)
      owners[alias] = tag
    }
    try store.repository.forget(["maker"])

    var reference = QueryReference()
    for number in (0..<40).shuffled(using: &generator) {
      let item = "item \(number)"
      let tags = Self.tags.filter { _ in Int.random(in: 0..<6, using: &generator) == 0 }
      try store.repository.set(tags, on: item)
      if number % 4 == 3 {
        try store.repository.forget([item])
      } else {
        let names = try tags.map { tag in
          let keys = [tag] + owners.filter { $0.value == tag }.map(\.key)
          return Set(try keys.map { try Tag($0).key })
        }
        reference.items.append((item, names))
      }
    }
    return (store, reference)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `any query finds what going through every item finds, page by page too`(
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    let (store, reference) = try makeStore(&generator)
    var queries = RandomQueries(
      generator: generator, names: Self.tags + Self.aliases + ["unknown"],
      prefixes: Self.prefixes)

    for _ in 0..<40 {
      let query = try queries.next(height: 3)
      let found = reference.found(query)
      let named = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      try #require(try store.repository.items(matching: query) == found, "\(query)")
      try #require(try store.repository.items(matching: query, order: .name) == named, "\(query)")
      try #require(try store.repository.count(matching: query) == found.count, "\(query)")

      let facets = try store.repository.facets(matching: query, limit: nil)
      let given = Dictionary(uniqueKeysWithValues: facets.map { ($0.tag, $0.items) })
      for (tag, items) in given {
        let narrower = try store.repository.count(matching: .and([query, .tag(tag)]))
        #expect(narrower == items, "\(tag) on \(query)")
      }
      for tag in Self.tags where try given[TagStoreCore.Tag(tag)] == nil {
        let without = try store.repository.count(
          matching: .and([query, .not(.tag(TagStoreCore.Tag(tag)))]))
        let isRequired = without == 0
        let isAbsent =
          try store.repository.count(matching: .and([query, .tag(TagStoreCore.Tag(tag))])) == 0
        #expect(isRequired || isAbsent, "\(tag) on \(query)")
      }

      let limit = Int.random(in: 0...6, using: &queries.generator)
      let offset = Int.random(in: 0...8, using: &queries.generator)
      let page = try store.repository.items(matching: query, limit: limit, offset: offset)
      let namedPage = try store.repository.items(
        matching: query, order: .name, limit: limit, offset: offset)
      #expect(page == Array(found.dropFirst(offset).prefix(limit)))
      #expect(namedPage == Array(named.dropFirst(offset).prefix(limit)))
    }
  }
}
