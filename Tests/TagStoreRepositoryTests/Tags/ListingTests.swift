import TagStoreCore
import TagStoreRepository
import Testing

struct ListingTests {
  /// Uses: b 3, a 2, é 1, c 0.
  ///
  /// Last uses: c first, then a, then b and é together.
  private func repository() throws -> TagRepository {
    var time: Int64 = 100
    let repository = try TagRepository.inMemory(now: { time })
    try repository.add(["c"], to: "i0")
    time = 200
    try repository.add(["a"], to: "i1")
    try repository.add(["a"], to: "i2")
    time = 300
    try repository.add(["b"], to: "i1")
    try repository.add(["b", "é"], to: "i2")
    try repository.add(["b"], to: "i3")
    try repository.remove(["c"], from: "i0")
    try repository.add(["alias"], to: "i3")
    try repository.merge(["alias"], into: "b")
    return repository
  }

  static let orders: [TagOrder: [String]] = [
    .uses: ["b", "a", "é", "c"], .name: ["a", "b", "c", "é"], .recency: ["b", "é", "a", "c"],
  ]

  @Test(arguments: orders)
  func `tags come in each order, ties by key, without aliases`(
    order: TagOrder, names: [String]
  ) throws {
    let repository = try repository()
    #expect(try repository.tags(order: order).map(\.tag.name) == names)
    for limit in 0...5 {
      #expect(
        try repository.tags(order: order, limit: limit).map(\.tag.name)
          == Array(names.prefix(limit)))
    }
  }

  @Test func `every order has been tried`() {
    #expect(Set(Self.orders.keys) == Set(TagOrder.allCases))
  }

  @Test func `each tag tells its uses and its last use`() throws {
    let uses = try repository().tags(order: .name)
    #expect(uses.map(\.uses) == [2, 3, 0, 1])
    #expect(uses.map(\.lastUsed) == [200, 300, 100, 300])
  }

  @Test func `only unused tags are listed when asked`() throws {
    let repository = try repository()
    #expect(try repository.tags(unusedOnly: true).map(\.tag.name) == ["c"])
    #expect(try repository.tags(unusedOnly: true, limit: 0) == [])
  }

  @Test(arguments: [-1, Int.min])
  func `a negative limit is refused`(limit: Int) throws {
    let repository = try repository()
    #expect(refusal { try repository.tags(limit: limit) } == .invalidArgument)
    #expect(refusal { try repository.related(to: "a", limit: limit) } == .invalidArgument)
    #expect(refusal { try repository.similar(to: "i1", limit: limit) } == .invalidArgument)
  }

  @Test func `a tag is looked up by any spelling or alias of it`() throws {
    let repository = try repository()
    #expect(try repository.tag(named: "E\u{301}")?.tag.name == "é")
    #expect(try repository.tag(named: "ALIAS")?.tag.name == "b")
    #expect(try repository.tag(named: "nosuch") == nil)
    #expect(refusal { try repository.tag(named: "") } == .refusedTag)
  }

  @Test func `a clock that goes back does not make a use older`() throws {
    var time: Int64 = 500
    let repository = try TagRepository.inMemory(now: { time })
    try repository.add(["a"], to: "i1")
    time = 400
    try repository.add(["a"], to: "i2")
    #expect(try repository.tag(named: "a")?.lastUsed == 500)
  }
}
