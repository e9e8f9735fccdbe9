internal import TagStoreSQLite

extension TagRepository {
  /// What the store holds, in numbers.
  /// - Throws: ``TagStoreError`` when the store cannot be read.
  /// - Complexity: O(*n*) in items and taggings.
  public func information() throws(TagStoreError) -> StoreInformation {
    try read {
      func count(_ sql: String) throws -> Int { Int(try connection.integer(sql) ?? 0) }
      let path = try connection.text(
        "SELECT file FROM pragma_database_list WHERE name = 'main'")
      let items = try count("SELECT count(*) FROM tagstore_item")
      let tagged = try count(
        """
        SELECT count(*) FROM tagstore_item
        WHERE EXISTS (SELECT 1 FROM tagstore_tagging WHERE item_id = tagstore_item.id)
        """)
      return StoreInformation(
        path: path?.isEmpty == false ? path : nil,
        databaseBytes: try count("PRAGMA page_count") * count("PRAGMA page_size"),
        items: items,
        untaggedItems: items - tagged,
        tags: try count("SELECT count(*) FROM tagstore_tag WHERE target_id IS NULL"),
        unusedTags: try count(
          "SELECT count(*) FROM tagstore_tag WHERE target_id IS NULL AND uses = 0"),
        aliases: try count("SELECT count(*) FROM tagstore_tag WHERE target_id IS NOT NULL"),
        taggings: try count("SELECT count(*) FROM tagstore_tagging"),
        historyChanges: try count("SELECT count(*) FROM tagstore_change"),
        historyBytes: try count("SELECT coalesce(sum(bytes), 0) FROM tagstore_change"),
        schemaVersion: try Migrator(connection: connection, now: now).version(),
        identityVersion: try count(
          "SELECT value FROM tagstore_property WHERE name = 'identity_version'"),
        hasSuggestionIndex: try hasUsableIndex(),
        sqliteVersion: SQLiteLibrary.version,
        isReadOnly: connection.isReadOnly)
    }
  }
}
