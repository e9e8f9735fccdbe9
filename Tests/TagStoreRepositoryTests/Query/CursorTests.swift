import TagStoreRepository
import TagStoreSQLite
import Testing

struct CursorTests {
  /// A cursor over an array, as dumb as can be.
  private final class ListCursor: ItemCursor {
    let ids: [Int64]
    let estimate: Int
    init(_ ids: [Int64], estimate: Int? = nil) {
      self.ids = ids
      self.estimate = estimate ?? ids.count
    }
    func seek(_ id: Int64) -> Int64? { ids.first { $0 >= id } }
  }

  private func all(_ cursor: any ItemCursor) throws -> [Int64] {
    var ids: [Int64] = []
    while let id = try cursor.seek(ids.last.map { $0 + 1 } ?? 0) { ids.append(id) }
    return ids
  }

  private func randomLists(_ seed: UInt64) -> [[Int64]] {
    var generator = SplitMix64(seed: seed)
    return (0..<5).map { _ in
      let density = Int.random(in: 1...20, using: &generator)
      return (0..<300).filter { _ in Int.random(in: 0..<density, using: &generator) == 0 }
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `union and intersection are those of sets, wherever one begins`(seed: UInt64) throws {
    let lists = randomLists(seed)
    let sets = lists.map(Set.init)
    let union = sets.reduce(Set<Int64>()) { $0.union($1) }
    let both = sets[0].intersection(sets[1]).subtracting(sets[2]).subtracting(sets[3])
    #expect(try all(UnionCursor(lists.map { ListCursor($0) })) == union.sorted())
    func intersection() -> IntersectionCursor {
      IntersectionCursor(
        included: [ListCursor(lists[0]), ListCursor(lists[1])],
        excluded: [ListCursor(lists[2]), ListCursor(lists[3])])
    }
    #expect(try all(intersection()) == both.sorted())

    var generator = SplitMix64(seed: seed)
    let unionCursor = UnionCursor(lists.map { ListCursor($0) })
    let intersectionCursor = intersection()
    var id: Int64 = 0
    while id < 320 {
      id += Int64.random(in: 0...40, using: &generator)
      #expect(try unionCursor.seek(id) == union.filter { $0 >= id }.min())
      #expect(try intersectionCursor.seek(id) == both.filter { $0 >= id }.min())
    }
  }

  @Test func `a union of nothing is empty`() throws {
    #expect(try all(UnionCursor([])) == [])
    #expect(try all(UnionCursor([EmptyCursor(), EmptyCursor()])) == [])
    #expect(UnionCursor([]).estimate == 0)
  }

  /// 2026-12-01: `not a or b` trapped.
  @Test func `estimates of any item at all add up without overflow`() {
    let anyItem = ListCursor([], estimate: .max)
    #expect(UnionCursor([anyItem, ListCursor([1, 2])]).estimate == .max)
    #expect(UnionCursor([anyItem, anyItem]).estimate == .max)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a batch cursor jumps and walks as a list does`(seed: UInt64) throws {
    let store = try MemoryStore()
    var generator = SplitMix64(seed: seed)
    let tagged = (1...1_500).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
    try store.repository.importing(.join) { session in
      for number in 1...1_500 {
        try session.add(tagged.contains(number) ? ["t"] : [], to: String(number))
      }
    }
    let tagID = try #require(
      try store.connection.integer("SELECT id FROM tagstore_tag WHERE key = 't'"))
    let sources: [(BatchCursor.Source, ListCursor)] = [
      (.tag(tagID), ListCursor(tagged.map(Int64.init))),
      (.everyTaggedItem, ListCursor(tagged.map(Int64.init))),
      (.everyItem, ListCursor((1...1_500).map(Int64.init))),
    ]
    for (source, list) in sources {
      let cursor = BatchCursor(source, estimate: 1, connection: store.connection)
      var id: Int64 = 0
      while id < 1_600 {
        #expect(try cursor.seek(id) == list.seek(id))
        id +=
          Int64.random(in: 0..<10, using: &generator) == 0
          ? Int64.random(in: 0..<500, using: &generator) : 1
      }
    }
  }

  @Test func `a batch cursor over nothing is empty`() throws {
    let store = try MemoryStore()
    let cursor = BatchCursor(.everyItem, estimate: 0, connection: store.connection)
    #expect(try all(cursor) == [])
    #expect(try cursor.seek(.max) == nil)
  }
}
