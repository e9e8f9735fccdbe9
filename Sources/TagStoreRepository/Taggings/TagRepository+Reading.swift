public import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// The tags of an item in order.
  /// - Parameter item: The item's name.
  /// - Returns: Its tags; none for an untagged item and for one that does not exist.
  /// - Throws: ``TagStoreError`` when the store cannot be read.
  public func tags(of item: String) throws(TagStoreError) -> [Tag] {
    // One statement, so that it needs no transaction to be of one state.
    try TagStoreError.mapping {
      var statement = try connection.statement(
        """
        SELECT tag.name, tag.key
        FROM tagstore_item AS item
        JOIN tagstore_tagging AS tagging ON tagging.item_id = item.id
        JOIN tagstore_tag AS tag ON tag.id = tagging.tag_id
        WHERE item.name = ?1 ORDER BY tagging.position
        """)
      try statement.bind(item, at: 1)
      var tags: [Tag] = []
      while try statement.step() {
        tags.append(Tag(storedName: try statement.text(at: 0), key: try statement.text(at: 1)))
      }
      return tags
    }
  }

  /// Whether there is an item of that name, tagged or not.
  /// - Parameter item: The item's name, compared byte by byte.
  /// - Throws: ``TagStoreError`` when the store cannot be read.
  public func contains(item: String) throws(TagStoreError) -> Bool {
    try TagStoreError.mapping { try itemID(item) != nil }
  }

  /// Gives every item with its tags, in order of name, until the work says that it has enough.
  /// - Parameter body: Takes an item; returns whether to go on.
  /// - Throws: ``TagStoreError`` when the store cannot be read; what the work throws.
  public func forEachItemTags(_ body: (ItemTags) throws -> Bool) throws {
    try snapshot { _ in
      var statement = try connection.statement(
        """
        SELECT item.id, item.name, tag.name, tag.key
        FROM tagstore_item AS item
        LEFT JOIN tagstore_tagging AS tagging ON tagging.item_id = item.id
        LEFT JOIN tagstore_tag AS tag ON tag.id = tagging.tag_id
        ORDER BY item.name, tagging.position
        """)
      var id: Int64?
      var item = ""
      var tags: [Tag] = []
      while try statement.step() {
        if statement.integer(at: 0) != id {
          if id != nil, try !body(ItemTags(item: item, tags: tags)) { return }
          id = statement.integer(at: 0)
          item = try statement.text(at: 1)
          tags = []
        }
        if !statement.isNull(at: 2) {
          tags.append(Tag(storedName: try statement.text(at: 2), key: try statement.text(at: 3)))
        }
      }
      if id != nil { _ = try body(ItemTags(item: item, tags: tags)) }
    }
  }
}
