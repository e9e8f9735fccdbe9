#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif
internal import TagStoreSQLite

extension TagRepository {
  /// The items that share tags with an item, rare tags counting for more.
  /// - Parameters:
  ///   - item: The item's name.
  ///   - limit: How many at the most.
  /// - Returns: Ordered by score, then by when the item was added.
  /// - Throws: ``TagStoreError`` `noSuchItem`, `invalidArgument`.
  /// - Complexity: O(*u*) in the uses of all the item's tags.
  public func similar(to item: String, limit: Int = 10) throws(TagStoreError) -> [SimilarItem] {
    _ = try Self.rowLimit(limit)
    return try read {
      let itemID = try existingItemID(item)
      let rows = try taggedRows(itemID: itemID)
      let best = try similarItems(to: itemID, rows, limit: limit)
      return try best.map { best in
        let shared = Set(try tagIDs(itemID: best.id))
        return SimilarItem(
          item: try itemName(id: best.id) ?? "",
          sharedTags: rows.filter { shared.contains($0.id) }.map(\.tag), score: best.score)
      }
    }
  }

  private struct Scored {
    let id: Int64
    let score: Double
  }

  private struct WeighedTag {
    let cursor: any ChunkCursor
    let weight: Double
  }

  /// Adds weights up chunk by chunk, so that no more is kept than one chunk's sums and the best.
  private func similarItems(
    to itemID: Int64, _ rows: [TagRow], limit: Int
  ) throws -> [Scored] {
    let items = Double(try connection.integer("SELECT count(*) FROM tagstore_item") ?? 0)
    let plan = QueryPlan(repository: self)
    // The same order of additions for every item, so that equal tags give equal scores.
    let tags = try rows.sorted { $0.id < $1.id }.map { row in
      WeighedTag(
        cursor: try plan.cursor(tagID: row.id),
        weight: log(1 + items / Double(try uses(of: row.id))))
    }
    var best: [Scored] = []
    var worst = 0.0
    var next: Int64 = 0
    while let chunk = try tags.compactMap({ try $0.cursor.seek(next) }).min() {
      try forEachScore(tags, chunk) { scored in
        // Later items never come before earlier ones of the same score.
        guard scored.score > worst, scored.id != itemID else { return }
        best.append(scored)
        if best.count / 2 >= limit { worst = Self.keepBest(&best, limit) }
      }
      next = chunk + 1
    }
    _ = Self.keepBest(&best, limit)
    return best
  }

  /// - Returns: What the score of a further item must exceed.
  private static func keepBest(_ best: inout [Scored], _ limit: Int) -> Double {
    best.sort { $0.score != $1.score ? $0.score > $1.score : $0.id < $1.id }
    if best.count < limit { return 0 }
    best.removeLast(best.count - limit)
    return best.last?.score ?? .infinity
  }

  private func forEachScore(
    _ tags: [WeighedTag], _ chunk: Int64, _ body: (Scored) -> Void
  ) throws {
    var scores = [Double](repeating: 0, count: 4_096)
    var any = ItemChunk()
    for tag in tags where try tag.cursor.seek(chunk) == chunk {
      var items = ItemChunk()
      try tag.cursor.addItems(to: &items)
      items.forEachOffset { offset in
        scores[offset] += tag.weight
        return true
      }
      any.formUnion(items)
    }
    any.forEachOffset { offset in
      body(Scored(id: ItemChunk.firstID(of: chunk) + Int64(offset), score: scores[offset]))
      return true
    }
  }
}
