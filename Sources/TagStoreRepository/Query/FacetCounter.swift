internal import TagStoreSQLite

/// Counts the tags on some items.
///
/// Few items are asked for their tags. For many, the tags are asked for their items, the most used
/// ones first, until no tag is left that is used often enough to be among the first.
struct FacetCounter {
  struct Count {
    let tagID: Int64
    let items: Int
    let uses: Int
  }

  let repository: TagRepository
  let found: ItemSet
  let left: Set<Int64>
  let limit: Int

  private var connection: SQLiteConnection { repository.connection }

  /// Up to as many items it is faster to ask them.
  private static let fewItems = 10_000

  /// The counts of the first tags in no order, and of some more: all that tie with the last one.
  func count() throws -> [Count] {
    if limit == 0 || found.count == 0 { return [] }
    return try found.count > Self.fewItems ? countByTags() ?? countByItems() : countByItems()
  }

  /// - Returns: Nil when tags without postings may be among the first.
  private func countByTags() throws -> [Count]? {
    guard let found = FoundBits(found) else { return nil }
    var counts: [Count] = []
    var least = LeastOfGreatest(limit: limit)
    for (tagID, uses) in try tagsWithPostings() where !left.contains(tagID) {
      if uses < least.value { break }
      let items = try commonCount(tagID, found)
      if items == 0 { continue }
      counts.append(Count(tagID: tagID, items: items, uses: uses))
      least.insert(items)
    }
    return repository.postingThreshold <= least.value ? chosen(counts, least) : nil
  }

  private func chosen(_ counts: [Count], _ least: LeastOfGreatest) -> [Count] {
    counts.filter { $0.items >= least.value }
  }

  /// The tags that have postings with their uses, the most used first.
  private func tagsWithPostings() throws -> [(Int64, Int)] {
    var statement = try connection.statement(
      """
      WITH RECURSIVE posted (id) AS (
        SELECT min(tag_id) FROM tagstore_posting WHERE tag_id > 0
        UNION ALL
        SELECT (SELECT min(tag_id) FROM tagstore_posting WHERE tag_id > posted.id)
        FROM posted WHERE posted.id IS NOT NULL)
      SELECT tag.id, tag.uses FROM posted CROSS JOIN tagstore_tag AS tag ON tag.id = posted.id
      """)
    var tags: [(Int64, Int)] = []
    while try statement.step() {
      tags.append((statement.integer(at: 0), Int(statement.integer(at: 1))))
    }
    return tags.sorted { $0.1 > $1.1 }
  }

  /// How many of the found items carry a tag with postings.
  private func commonCount(_ tagID: Int64, _ found: FoundBits) throws -> Int {
    var statement = try connection.statement(
      "SELECT chunk, items FROM tagstore_posting WHERE tag_id = ?1")
    try statement.bind(tagID, at: 1)
    var count = 0
    while try statement.step() {
      let chunk = statement.integer(at: 0)
      count += statement.withBlob(at: 1) { found.commonCount(chunk: chunk, $0) }
    }
    return count
  }

  private func countByItems() throws -> [Count] {
    var sums: [Int64: Int] = [:]
    for (chunk, items) in found.chunks {
      try items.forEachOffset { offset in
        var statement = try connection.statement(
          "SELECT tag_id FROM tagstore_tagging WHERE item_id = ?1")
        try statement.bind(ItemChunk.firstID(of: chunk) + Int64(offset), at: 1)
        while try statement.step() { sums[statement.integer(at: 0), default: 0] += 1 }
        return true
      }
    }
    for tagID in left { sums[tagID] = nil }
    var least = LeastOfGreatest(limit: limit)
    for items in sums.values { least.insert(items) }
    return try sums.filter { $0.value >= least.value }.map { tagID, items in
      Count(tagID: tagID, items: items, uses: try repository.uses(of: tagID))
    }
  }
}
