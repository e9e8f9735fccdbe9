internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  static func checkItem(_ item: String) throws(TagStoreError) {
    if let refusal = ItemRule.refusal(of: item) { throw TagStoreError(refusal, item: item) }
  }

  func itemID(_ item: String) throws(SQLiteError) -> Int64? {
    try connection.integer("SELECT id FROM tagstore_item WHERE name = ?1", .text(item))
  }

  func existingItemID(_ item: String) throws -> Int64 {
    guard let id = try itemID(item) else { throw TagStoreError.noSuchItem(item) }
    return id
  }

  func ensureItem(_ item: String) throws(SQLiteError) -> (id: Int64, isNew: Bool) {
    if let id = try itemID(item) { return (id, false) }
    return (try insertItem(item), true)
  }

  func itemName(id: Int64) throws(SQLiteError) -> String? {
    try connection.text("SELECT name FROM tagstore_item WHERE id = ?1", .integer(id))
  }
}
