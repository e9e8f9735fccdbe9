public import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// Deletes tags with all their taggings and aliases, or aliases alone.
  ///
  /// An alias's name deletes that alias; the tag that it stands for stays.
  /// - Parameter names: The names of tags or aliases; one that comes twice counts once.
  /// - Returns: What was deleted.
  /// - Throws: ``TagStoreError`` `noSuchTag`, `refusedTag`; then nothing is deleted.
  @discardableResult
  public func delete(_ names: [String]) throws(TagStoreError) -> [TagDeletion] {
    let tags = try Self.tags(from: names)
    return try write {
      var deletions: [TagDeletion] = []
      // All names are looked up first: deleting a tag takes its aliases along.
      let rows = try tags.map { tag in
        guard let row = try row(key: tag.key) else { throw TagStoreError.noSuchTag(tag.name) }
        return (row, owner: try row.target.flatMap { try self.row(id: $0)?.tag })
      }
      for (row, owner) in rows {
        if row.target != nil {
          try connection.run("DELETE FROM tagstore_tag WHERE id = ?1", .integer(row.id))
          deletions.append(TagDeletion(tag: row.tag, items: 0, aliasOf: owner))
        } else {
          deletions.append(
            TagDeletion(tag: row.tag, items: try uses(of: row.id), aliasOf: nil))
          try deleteTag(row.id)
        }
      }
      if !deletions.isEmpty {
        record(TagStoreChange(.deleted, tags: deletions.map(\.tag)))
      }
      return deletions
    }
  }

  /// Deletes all tags that no item carries, with their aliases.
  /// - Returns: The tags that are gone, in order of key.
  /// - Throws: ``TagStoreError`` when the store cannot be written.
  @discardableResult
  public func prune() throws(TagStoreError) -> [Tag] {
    try write {
      let unused = try tags(order: .name, unusedOnly: true).map(\.tag)
      try connection.run(
        """
        DELETE FROM tagstore_tag WHERE target_id IN (
          SELECT id FROM tagstore_tag WHERE target_id IS NULL AND uses = 0)
        """)
      try connection.run("DELETE FROM tagstore_tag WHERE target_id IS NULL AND uses = 0")
      if !unused.isEmpty { record(TagStoreChange(.deleted, tags: unused)) }
      return unused
    }
  }

  private func deleteTag(_ id: Int64) throws {
    // On each of its items, what follows it moves up.
    try connection.run(
      """
      UPDATE tagstore_tagging SET position = position - 1
      WHERE item_id IN (SELECT item_id FROM tagstore_tagging WHERE tag_id = ?1)
        AND position > (
          SELECT gone.position FROM tagstore_tagging AS gone
          WHERE gone.item_id = tagstore_tagging.item_id AND gone.tag_id = ?1)
      """, .integer(id))
    try connection.run("DELETE FROM tagstore_tagging WHERE tag_id = ?1", .integer(id))
    try connection.run("DELETE FROM tagstore_tag WHERE target_id = ?1", .integer(id))
    try connection.run("DELETE FROM tagstore_tag WHERE id = ?1", .integer(id))
  }
}
