internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// Forgets items with their taggings; the tags stay.
  /// - Parameter items: The items' names; one that comes twice counts once.
  /// - Returns: The items as they were.
  /// - Throws: ``TagStoreError`` `noSuchItem` when one of them does not exist; then none is forgotten.
  @discardableResult
  public func forget(_ items: [String]) throws(TagStoreError) -> [ItemTags] {
    try write {
      var forgotten: [ItemTags] = []
      var seen: Set<Int64> = []
      for item in items {
        let id = try itemID(item)
        guard let id else {
          throw TagStoreError.noSuchItem(item)
        }
        if seen.insert(id).inserted {
          forgotten.append(ItemTags(item: item, tags: try taggedRows(itemID: id).map(\.tag)))
        }
      }
      for id in seen { try deleteItem(id) }
      if !forgotten.isEmpty {
        record(TagStoreChange(.forgotten, items: forgotten.map(\.item)))
      }
      return forgotten
    }
  }

  private func deleteItem(_ id: Int64) throws {
    try connection.run(
      """
      UPDATE tagstore_tag SET uses = uses - 1
      WHERE id IN (SELECT tag_id FROM tagstore_tagging WHERE item_id = ?1)
      """, .integer(id))
    try connection.run("DELETE FROM tagstore_tagging WHERE item_id = ?1", .integer(id))
    try connection.run("DELETE FROM tagstore_item WHERE id = ?1", .integer(id))
  }

  /// Gives an item another name; its tags stay as they are.
  /// - Parameters:
  ///   - old: The name that it has.
  ///   - new: The name that it gets: 1 to 4,096 bytes of UTF-8 without U+0000, kept exactly.
  /// - Throws: ``TagStoreError`` `noSuchItem`, `itemExists`, `refusedItem`; nothing is changed.
  public func renameItem(_ old: String, to new: String) throws(TagStoreError) {
    try Self.checkItem(new)
    try write {
      let id = try existingItemID(old)
      if let other = try itemID(new) {
        if other == id { return }
        throw TagStoreError(
          .itemExists, "there is an item “\(new.shortened)” already",
          advice: "forget one of the two first")
      }
      try connection.run(
        "UPDATE tagstore_item SET name = ?2 WHERE id = ?1", .integer(id), .text(new))
      record(TagStoreChange(.itemRenamed, items: [old, new]))
    }
  }
}
