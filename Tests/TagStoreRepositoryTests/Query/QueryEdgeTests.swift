import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import Testing

struct QueryEdgeTests {
  private func store() throws -> MemoryStore {
    try MemoryStore(["i1": ["foo"], "i2": ["foo bar"], "i3": ["food"], "i4": []])
  }

  private func find(_ text: String, _ store: MemoryStore) throws -> [String] {
    try store.repository.items(matching: TagQuery(parsing: text))
  }

  static let expectations: [String: [String]] = [
    "foo": ["i1"],
    "foo and nosuch": [],
    "foo and FOO": ["i1"],
    "foo or nosuch": ["i1"],
    "nosuch": [],
    "not nosuch": ["i1", "i2", "i3", "i4"],
    "foo*": ["i1", "i2", "i3"],
    "*": ["i1", "i2", "i3"],
    "not *": ["i4"],
    "not foo or foo": ["i1", "i2", "i3", "i4"],
    "foo and not foo": [],
    "* or food": ["i1", "i2", "i3"],
    "not foo and not food": ["i2", "i4"],
  ]

  @Test(arguments: expectations)
  func `unknown, repeated, similar and negated names widen nothing`(
    text: String, items: [String]
  ) throws {
    #expect(try find(text, store()) == items)
  }

  @Test func `a query of nothing is built in code alone, and means all or none`() throws {
    let store = try store()
    #expect(try store.repository.items(matching: .and([])) == ["i1", "i2", "i3", "i4"])
    #expect(try store.repository.items(matching: .or([])) == [])
    #expect(throws: TagQueryError.self) { try TagQuery(parsing: "") }
  }

  @Test(arguments: [
    (-1, 0, true), (0, -1, true), (Int.min, Int.min, true), (0, 0, false), (.max, .max, false),
    (.max, 0, false),
  ])
  func `a negative limit or offset is refused, and the greatest are none`(
    limit: Int, offset: Int, isRefused: Bool
  ) throws {
    let store = try store()
    for order in ItemOrder.allCases {
      let code = refusal {
        let items = try store.repository.items(
          matching: .anyTag, order: order, limit: limit, offset: offset)
        #expect(items.count == (limit == 0 || offset > 0 ? 0 : 3))
      }
      #expect(code == (isRefused ? .invalidArgument : nil))
    }
  }

  @Test(arguments: ItemOrder.allCases)
  func `finding stops when told to, and passes on what the work throws`(order: ItemOrder) throws {
    let store = try store()
    var seen: [String] = []
    try store.repository.forEachItem(matching: .anyTag, order: order) { item in
      seen.append(item)
      return seen.count < 2
    }
    #expect(seen == ["i1", "i2"])
    let code = refusal {
      try store.repository.forEachItem(matching: .anyTag, order: order) { _ in
        throw CancellationError()
      }
    }
    #expect(code == .cancelled)
    #expect(!store.connection.isInTransaction)
  }

  @Test func `a query nested too deeply is refused`() throws {
    let store = try store()
    var query = TagQuery.anyTag
    for _ in 0...TagQuery.maximumDepth { query = .not(query) }
    #expect(refusal { try store.repository.items(matching: query) } == .invalidQuery)
    #expect(refusal { try store.repository.count(matching: query) } == .invalidQuery)
    if case .not(let inner) = query { query = inner }
    #expect(try store.repository.count(matching: query) == 3)
  }

  /// 2026-12-01: such lists count as no depth, and were recursed into.
  @Test func `lists in lists of their kind may nest as deep as they like`() throws {
    let store = try store()
    let foo = TagQuery.tag(try Tag("foo"))
    var all = foo
    var any = foo
    var single = foo
    for _ in 0..<5_000 {
      all = .and([.anyTag, all])
      any = .or([any, .tag(try Tag("food"))])
      single = .and([.or([single])])
    }
    #expect(try store.repository.items(matching: all) == ["i1"])
    #expect(try store.repository.items(matching: any) == ["i1", "i3"])
    #expect(try store.repository.items(matching: single) == ["i1"])
  }

  @Test func `the count of a single tag follows aliases`() throws {
    let store = try store()
    try store.repository.merge(["food"], into: "foo")
    #expect(try store.repository.count(matching: .tag(Tag("FOOD"))) == 2)
    #expect(try store.repository.count(matching: .tag(Tag("nosuch"))) == 0)
    #expect(try find("food", store) == ["i1", "i3"])
    #expect(try find("foo and food", store) == ["i1", "i3"])
    #expect(try find("food*", store) == ["i1", "i3"])
  }
}
