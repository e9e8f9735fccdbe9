import TagStoreCore
import TagStoreRepository
import TagStoreTestSupport
import Testing

/// Queries over more items than a batch holds, with an arithmetic model.
struct LargeQueryTests {
  private static let count = 12_000
  private static let divisors = [2, 3, 7, 64, 1_000, 5_000]

  /// Item *n* carries a tag `by d` for each divisor *d* of *n*, and items are missing here and there.
  private static func isMissing(_ number: Int) -> Bool { number % 11 == 5 }

  private func makeStore() throws -> TagRepository {
    let repository = try TagRepository.inMemory()
    try repository.importing(.join) { session in
      for number in 1...Self.count {
        let tags = Self.divisors.filter { number % $0 == 0 }.map { "by \($0)" }
        try session.add(tags, to: String(number))
      }
    }
    try repository.forget((1...Self.count).filter(Self.isMissing).map(String.init))
    return repository
  }

  private func matches(_ query: TagQuery, _ number: Int) -> Bool {
    let tags = Self.divisors.filter { number % $0 == 0 }.map { Set(["by \($0)"]) }
    return QueryReference().matches(query, tags)
  }

  @Test func `queries over many batches find what arithmetic finds`() throws {
    let repository = try makeStore()
    var queries = RandomQueries(
      generator: SplitMix64(seed: 7), names: Self.divisors.map { "by \($0)" } + ["unknown"],
      prefixes: ["by", "by 5", "by 6"])
    let items = (1...Self.count).filter { !Self.isMissing($0) }
    for _ in 0..<25 {
      let query = try queries.next(height: 2)
      let found = items.filter { matches(query, $0) }.map(String.init)
      #expect(try repository.items(matching: query) == found, "\(query)")
      #expect(try repository.count(matching: query) == found.count, "\(query)")
      let middle = try repository.items(matching: query, limit: 10, offset: found.count / 2)
      #expect(middle == Array(found.dropFirst(found.count / 2).prefix(10)), "\(query)")
    }
  }

  @Test func `thousands of terms find what arithmetic finds, frequent ones among them`() throws {
    let repository = try TagRepository.inMemory()
    try repository.importing(.join) { session in
      for number in 0..<9_000 {
        let tags = ["own \(number % 3_000)"] + (number % 5 == 0 ? ["fifth"] : [])
        try session.add(tags, to: String(number))
      }
    }
    let terms = try (0..<2_000).map { TagQuery.tag(try Tag("own \($0)")) }
    let any = TagQuery.or(terms + [.tag(try Tag("fifth"))])
    let items = (0..<9_000).filter { $0 % 3_000 < 2_000 || $0 % 5 == 0 }.map(String.init)
    #expect(try repository.items(matching: any) == items)
    #expect(try repository.count(matching: .not(any)) == 9_000 - items.count)
    #expect(
      try repository.items(matching: any, limit: 3, offset: 6_000) == Array(items[6_000..<6_003]))
    let prefix = try TagQuery(parsing: "own* and not fifth")
    #expect(try repository.count(matching: prefix) == 7_200)
    #expect(try repository.count(matching: .and(terms)) == 0)
  }

  @Test(arguments: ["by 2", "by 5000", "not by 2", "*", "by 2 or by 3"])
  func `order by name is by bytes however many are found`(text: String) throws {
    let repository = try makeStore()
    let query = try TagQuery(parsing: text)
    let found = try repository.items(matching: query)
    let named = try repository.items(matching: query, order: .name)
    #expect(named == found.sorted())
    #expect(
      try repository.items(matching: query, order: .name, limit: 3, offset: 2)
        == Array(named.dropFirst(2).prefix(3)))
  }
}
