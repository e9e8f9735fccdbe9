internal import TagStoreCore
internal import TagStoreSQLite

/// The taggings of one item, as rows. Positions stay 0, 1, 2, … without gaps.
extension TagRepository {
  /// An item's tags in order, with their row ids.
  func taggedRows(itemID: Int64) throws(SQLiteError) -> [TagRow] {
    var statement = try connection.statement(
      """
      SELECT tag.id, tag.name, tag.key
      FROM tagstore_tagging AS tagging JOIN tagstore_tag AS tag ON tag.id = tagging.tag_id
      WHERE tagging.item_id = ?1 ORDER BY tagging.position
      """)
    try statement.bind(itemID, at: 1)
    var rows: [TagRow] = []
    while try statement.step() {
      let tag = Tag(storedName: try statement.text(at: 1), key: try statement.text(at: 2))
      rows.append(TagRow(id: statement.integer(at: 0), tag: tag, target: nil))
    }
    return rows
  }

  /// How many tags an item has, which is also the position after the last one.
  func taggingCount(itemID: Int64) throws(SQLiteError) -> Int64 {
    try connection.integer(
      "SELECT count(*) FROM tagstore_tagging WHERE item_id = ?1", .integer(itemID)) ?? 0
  }

  /// Puts a tag on an item unless it is there; whether it was put.
  func insertTagging(itemID: Int64, tagID: Int64, position: Int64) throws(SQLiteError) -> Bool {
    try connection.run(
      """
      INSERT INTO tagstore_tagging (item_id, tag_id, position) VALUES (?1, ?2, ?3)
      ON CONFLICT DO NOTHING
      """, .integer(itemID), .integer(tagID), .integer(position))
    return connection.changes > 0
  }

  /// Takes a tag off an item, positions left with a gap; whether it was there.
  func deleteTagging(itemID: Int64, tagID: Int64) throws(SQLiteError) -> Bool {
    try connection.run(
      "DELETE FROM tagstore_tagging WHERE item_id = ?1 AND tag_id = ?2",
      .integer(itemID), .integer(tagID))
    return connection.changes > 0
  }

  /// Numbers an item's taggings in this order, which holds all of them.
  func renumber(itemID: Int64, _ tagIDs: [Int64]) throws(SQLiteError) {
    var update = try connection.statement(
      """
      UPDATE tagstore_tagging SET position = ?3
      WHERE item_id = ?1 AND tag_id = ?2 AND position <> ?3
      """)
    try update.bind(itemID, at: 1)
    for (position, tagID) in tagIDs.enumerated() {
      try update.bind(tagID, at: 2)
      try update.bind(Int64(position), at: 3)
      while try update.step() {}
      update.reset()
    }
  }

  /// Keeps a tag's derived count of uses right after taggings came or went.
  func adjustUses(tagID: Int64, by difference: Int64) throws(SQLiteError) {
    try connection.run(
      "UPDATE tagstore_tag SET uses = uses + ?2 WHERE id = ?1",
      .integer(tagID), .integer(difference))
  }

  /// Counts a use of a tag, now.
  func countUse(tagID: Int64, at time: Int64) throws(SQLiteError) {
    try connection.run(
      "UPDATE tagstore_tag SET uses = uses + 1, used_at = max(used_at, ?2) WHERE id = ?1",
      .integer(tagID), .integer(time))
  }
}
