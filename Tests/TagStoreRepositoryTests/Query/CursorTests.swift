import TagStoreRepository
import TagStoreSQLite
import TagStoreTestSupport
import Testing

struct CursorTests {
  /// A cursor over an array, as dumb as can be.
  private final class ListCursor: ChunkCursor {
    let ids: [Int64]
    let estimate: Int
    private var chunk: Int64 = 0
    init(_ ids: [Int64], estimate: Int? = nil) {
      self.ids = ids
      self.estimate = estimate ?? ids.count
    }
    func seek(_ chunk: Int64) -> Int64? {
      self.chunk = ids.first { $0 >= chunk * 4_096 }.map { $0 / 4_096 } ?? 0
      return ids.contains { $0 >= chunk * 4_096 } ? self.chunk : nil
    }
    func addItems(to items: inout ItemChunk) {
      for id in ids where id / 4_096 == chunk { items.insert(id) }
    }
  }

  private func all(_ cursor: any ChunkCursor, from first: Int64 = 0) throws -> [Int64] {
    var ids: [Int64] = []
    var next = first
    while let chunk = try cursor.seek(next) {
      #expect(chunk >= next)
      var items = ItemChunk()
      try cursor.addItems(to: &items)
      items.forEachOffset { offset in
        ids.append(chunk * 4_096 + Int64(offset))
        return true
      }
      next = chunk + 1
    }
    return ids
  }

  /// Lists in twenty chunks, from one item in 2 to one in 20,000.
  private func randomLists(_ seed: UInt64) -> [[Int64]] {
    var generator = SplitMix64(seed: seed)
    return (0..<5).map { _ in
      let density = [2, 30, 400, 5_000, 20_000].randomElement(using: &generator) ?? 2
      return (0..<81_920).filter { _ in Int.random(in: 0..<density, using: &generator) == 0 }
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `union and intersection are those of sets, wherever one begins`(seed: UInt64) throws {
    let lists = randomLists(seed)
    let sets = lists.map(Set.init)
    let union = sets.reduce(Set<Int64>()) { $0.union($1) }
    let both = sets[0].intersection(sets[1]).subtracting(sets[2]).subtracting(sets[3])
    for first in [0, 7, 30] as [Int64] {
      let from = first * 4_096
      #expect(
        try all(UnionCursor(lists.map { ListCursor($0) }), from: first)
          == union.filter { $0 >= from }.sorted())
      let intersection = IntersectionCursor(
        included: [ListCursor(lists[0]), ListCursor(lists[1])],
        excluded: [ListCursor(lists[2]), ListCursor(lists[3])])
      #expect(try all(intersection, from: first) == both.filter { $0 >= from }.sorted())
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

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `postings and the index are walked as lists are, wherever one jumps`(
    seed: UInt64
  ) throws {
    let store = try MemoryStore()
    var generator = SplitMix64(seed: seed)
    try store.connection.run("PRAGMA foreign_keys = OFF")
    for (tagID, ids) in zip(1..., randomLists(seed)) {
      for row in PostingRow.rows(of: ids) {
        var statement = try store.connection.statement(
          "INSERT INTO tagstore_posting (tag_id, chunk, items) VALUES (?1, ?2, ?3)")
        try statement.bind(Int64(tagID), at: 1)
        try statement.bind(row.chunk, at: 2)
        try statement.bind(row.bytes, at: 3)
        #expect(try !statement.step())
      }
      if ids.count < 1_000 {
        for id in ids {
          try store.connection.run(
            "INSERT INTO tagstore_tagging (item_id, tag_id, position) VALUES (?1, ?2, 0)",
            .integer(id), .integer(Int64(tagID)))
        }
      }
      for _ in 0..<4 {
        let step = [0, 2, 40].randomElement(using: &generator) ?? 0
        let jumps = (0..<40).map { _ in Int64.random(in: 0...Int64(step), using: &generator) }
        let connection = store.connection
        let wanted = try walk(ListCursor(ids), jumps)
        #expect(
          try walk(PostingCursor(tagID: Int64(tagID), uses: 1, connection: connection), jumps)
            == wanted)
        if ids.count < 1_000 {
          #expect(
            try walk(IndexCursor(tagID: Int64(tagID), uses: 1, connection: connection), jumps)
              == wanted)
        }
      }
    }
  }

  /// What a cursor finds that passes over some chunks each time.
  private func walk(_ cursor: any ChunkCursor, _ jumps: [Int64]) throws -> [ItemChunk?] {
    var found: [ItemChunk?] = []
    var next: Int64 = 0
    for jump in jumps {
      next += jump
      var items = ItemChunk()
      guard let chunk = try cursor.seek(next) else { return found + [nil] }
      // Not every chunk that is gone to is read.
      if jump != 1 {
        try cursor.addItems(to: &items)
        found.append(items)
      }
      next = chunk + 1
    }
    return found
  }

  @Test func `a cursor over nothing is empty`() throws {
    let store = try MemoryStore()
    let posting = PostingCursor(tagID: 5, uses: 0, connection: store.connection)
    #expect(try all(posting) == [])
    #expect(try posting.seek(1 << 50) == nil)
    #expect(try all(IndexCursor(tagID: 5, uses: 0, connection: store.connection)) == [])
  }
}
