#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif
internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// The tags that occur together with a tag, the most frequent companions first.
  /// - Parameters:
  ///   - name: A name of the tag.
  ///   - limit: How many at the most.
  /// - Returns: Ordered by shared items, then by fewer uses (the closer companion), then by key.
  /// - Throws: ``TagStoreError`` `noSuchTag`, `refusedTag`, `invalidArgument`.
  /// - Complexity: O(*t*) in the taggings of all items that carry the tag.
  public func related(to name: String, limit: Int = 10) throws(TagStoreError) -> [RelatedTag] {
    let limit = try Self.rowLimit(limit)
    return try read {
      let row = try existingTag(named: name)
      var statement = try connection.statement(
        """
        SELECT tag.name, tag.key, tag.uses, companion.shared
        FROM (
          SELECT other.tag_id AS id, count(*) AS shared
          FROM tagstore_tagging AS own CROSS JOIN tagstore_tagging AS other
            ON other.item_id = own.item_id AND other.tag_id <> own.tag_id
          WHERE own.tag_id = ?1 GROUP BY other.tag_id) AS companion
        JOIN tagstore_tag AS tag ON tag.id = companion.id
        ORDER BY companion.shared DESC, tag.uses, tag.key LIMIT ?2
        """)
      try statement.bind(row.id, at: 1)
      try statement.bind(limit, at: 2)
      var related: [RelatedTag] = []
      while try statement.step() {
        related.append(
          RelatedTag(
            tag: Tag(storedName: try statement.text(at: 0), key: try statement.text(at: 1)),
            sharedItems: Int(statement.integer(at: 3)), uses: Int(statement.integer(at: 2))))
      }
      return related
    }
  }

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
      let best = try similarItems(to: itemID, rows).prefix(limit)
      return try best.map { id, score in
        let shared = Set(try taggedRows(itemID: id).map(\.id))
        return SimilarItem(
          item: try itemName(id: id) ?? "",
          sharedTags: rows.filter { shared.contains($0.id) }.map(\.tag), score: score)
      }
    }
  }

  private func similarItems(to itemID: Int64, _ rows: [TagRow]) throws -> [(Int64, Double)] {
    let items = Double(try connection.integer("SELECT count(*) FROM tagstore_item") ?? 0)
    var scores: [Int64: Double] = [:]
    // The same order of additions for every item, so that equal tags give equal scores.
    for row in rows.sorted(by: { $0.id < $1.id }) {
      let weight = log(1 + items / Double(try uses(of: row.id)))
      var statement = try connection.statement(
        "SELECT item_id FROM tagstore_tagging WHERE tag_id = ?1")
      try statement.bind(row.id, at: 1)
      while try statement.step() { scores[statement.integer(at: 0), default: 0] += weight }
    }
    scores[itemID] = nil
    return scores.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }
}
