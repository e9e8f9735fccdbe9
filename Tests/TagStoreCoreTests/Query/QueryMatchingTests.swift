import TagStoreCore
import Testing

struct QueryMatchingTests {
  /// Items for every set of these names, by number: bit n stands for name n.
  private static let names = ["a", "ab", "b", "abc d"]

  private static func item(_ number: Int) throws -> [TagStoreCore.Tag] {
    try names.indices.filter { number & (1 << $0) != 0 }.map { try Tag(names[$0]) }
  }

  /// The reference: what a query finds is a set of items, and operators are set operations.
  private func found(by query: TagQuery) -> Set<Int> {
    let all = Set(0..<(1 << Self.names.count))
    func carrying(_ condition: (String) -> Bool) -> Set<Int> {
      all.filter { item in
        Self.names.indices.contains { item & (1 << $0) != 0 && condition(Self.names[$0]) }
      }
    }
    switch query {
    case .tag(let tag): return carrying { $0 == tag.name }
    case .prefix(let prefix): return carrying { $0.hasPrefix(prefix.name) }
    case .anyTag: return all.subtracting([0])
    case .not(let operand): return all.subtracting(found(by: operand))
    case .and(let parts): return parts.reduce(all) { $0.intersection(found(by: $1)) }
    case .or(let parts): return parts.reduce([]) { $0.union(found(by: $1)) }
    }
  }

  @Test(arguments: 0..<20)
  func `a query finds what operations on sets find`(seed: UInt64) throws {
    var samples = QuerySamples(seed: seed)
    for _ in 0..<50 {
      let query = try samples.query(height: 4) { samples in
        let name = (Self.names + ["x"]).randomElement(using: &samples.generator) ?? "a"
        switch Int.random(in: 0..<6, using: &samples.generator) {
        case 0: return .anyTag
        case 1: return .prefix(try TagPrefix(name))
        default: return .tag(try Tag(name))
        }
      }
      let expected = found(by: query)
      let parsed = try TagQuery(parsing: query.description)
      for number in 0..<(1 << Self.names.count) {
        let item = try Self.item(number)
        #expect(query.matches(item) == expected.contains(number), "\(query) on \(item)")
        #expect(parsed.matches(Set(item.map(\.key))) == expected.contains(number))
      }
    }
  }

  @Test(arguments: [
    ("foo", [1, 2]), ("foo AND nosuch", []), ("foo AND FOO", [1, 2]), ("foo OR nosuch", [1, 2]),
    ("nosuch", []), ("foo bar", [4]), ("foo*", [1, 2, 3, 4]), ("not foo", [3, 4, 5]),
    ("not nosuch", [1, 2, 3, 4, 5]), ("not *", [5]), ("*", [1, 2, 3, 4]), ("foo and bar", [2]),
    ("* or not *", [1, 2, 3, 4, 5]), ("foo and not foo", []),
  ])
  func `repeated, unknown and similar names never widen a result`(
    text: String, expected: [Int]
  ) throws {
    let items = [["foo"], ["foo", "bar"], ["food"], ["foo bar"], []]
    let query = try TagQuery(parsing: text)
    let found = try items.indices.filter { try query.matches(items[$0].map { try Tag($0) }) }
    #expect(found.map { $0 + 1 } == expected)
  }

  @Test func `tags that look like syntax are found alone and with others`() throws {
    for name in ["hello(world)", "and", "or", "NOT", "near"] {
      let tag = try Tag(name)
      let written = TagQuery.tag(tag).description
      #expect(try TagQuery(parsing: written).matches([tag]))
      let joined = try TagQuery(parsing: "\(written) and x or not \(written)")
      #expect(joined.matches([tag, try Tag("x")]))
      #expect(!joined.matches([tag]))
      #expect(joined.matches([]))
    }
  }
}
