/// Items that have been found, all of them, in a bit each.
struct ItemSet {
  private(set) var chunks: [(number: Int64, items: ItemChunk)] = []
  private var places: [Int64: Int] = [:]
  private(set) var count = 0

  init(_ cursor: any ChunkCursor) throws {
    try cursor.forEachChunk { number, items in
      places[number] = chunks.count
      chunks.append((number, items))
      count += items.count
      return true
    }
  }

  func contains(_ id: Int64) -> Bool {
    self[chunk: ItemChunk.number(of: id)]?.contains(id) ?? false
  }

  /// The found items of a chunk; nil when there are none.
  subscript(chunk number: Int64) -> ItemChunk? { places[number].map { chunks[$0].items } }

  /// The ids in order.
  var ids: [Int64] {
    var ids: [Int64] = []
    ids.reserveCapacity(count)
    for (number, items) in chunks {
      items.forEachOffset { offset in
        ids.append(ItemChunk.firstID(of: number) + Int64(offset))
        return true
      }
    }
    return ids
  }
}
