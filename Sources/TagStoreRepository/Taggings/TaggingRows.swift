internal import TagStoreCore
internal import TagStoreSQLite

/// Reading the taggings of items. Positions are 0, 1, 2, … without gaps.
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

  /// The ids of an item's tags in order.
  func tagIDs(itemID: Int64) throws(SQLiteError) -> [Int64] {
    try connection.integers(
      "SELECT tag_id FROM tagstore_tagging WHERE item_id = ?1 ORDER BY position", .integer(itemID))
  }

  /// The ids of the items that carry a tag, in ascending order.
  func itemIDs(tagID: Int64) throws(SQLiteError) -> [Int64] {
    try connection.integers(
      "SELECT item_id FROM tagstore_tagging WHERE tag_id = ?1 ORDER BY item_id", .integer(tagID))
  }
}
