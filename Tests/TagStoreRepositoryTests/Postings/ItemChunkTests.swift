import TagStoreRepository
import TagStoreTestSupport
import Testing

struct ItemChunkTests {
  private func items(_ chunk: ItemChunk) -> Set<Int> {
    var items: Set<Int> = []
    chunk.forEachOffset { offset in
      items.insert(offset)
      return true
    }
    return items
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a chunk is a set of 4,096 numbers`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func random() -> Set<Int> {
      let count = Int.random(in: 0...3_000, using: &generator)
      return Set((0..<count).map { _ in Int.random(in: 0..<4_096, using: &generator) })
    }
    let (a, b) = (random(), random())
    func chunk(_ items: Set<Int>) -> ItemChunk {
      var chunk = ItemChunk()
      // Ids of any chunk: only their place in it counts.
      for item in items { chunk.insert(Int64(item) + 4_096 * 77) }
      return chunk
    }
    #expect(items(chunk(a)) == a)
    #expect(chunk(a).count == a.count)
    #expect(chunk(a).isEmpty == a.isEmpty)
    var union = chunk(a)
    union.formUnion(chunk(b))
    #expect(union == chunk(a.union(b)))
    var both = chunk(a)
    both.formIntersection(chunk(b))
    #expect(both == chunk(a.intersection(b)))
    var rest = chunk(a)
    rest.subtract(chunk(b))
    #expect(rest == chunk(a.subtracting(b)))
    for item in b { rest.remove(Int64(item)) }
    #expect(rest == chunk(a.subtracting(b)))
    #expect((0..<4_096).allSatisfy { chunk(a).contains(Int64($0)) == a.contains($0) })
    var read = ItemChunk()
    chunk(a).bitmap.withUnsafeBytes { read.formUnion(bitmap: $0) }
    #expect(read == chunk(a))
    read.removeAll()
    #expect(read.isEmpty && read == ItemChunk())
  }

  @Test func `going through a chunk stops when told to`() {
    var chunk = ItemChunk()
    for id in [3, 64, 4_095] as [Int64] { chunk.insert(id) }
    var seen: [Int] = []
    let isDone = chunk.forEachOffset { offset in
      seen.append(offset)
      return offset < 64
    }
    #expect(seen == [3, 64] && !isDone)
  }
}
