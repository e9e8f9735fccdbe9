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
      recorder.lookUpNames()
      var deletions: [TagDeletion] = []
      // All names are looked up first: deleting a tag takes its aliases along.
      let rows = try tags.map { tag in
        guard let row = try row(key: tag.key) else { throw TagStoreError.noSuchTag(tag.name) }
        return (row, owner: try row.target.flatMap { try self.row(id: $0)?.tag })
      }
      for (row, owner) in rows {
        if row.target != nil {
          try deleteAlias(row)
          deletions.append(TagDeletion(tag: row.tag, items: 0, aliasOf: owner))
        } else {
          deletions.append(
            TagDeletion(tag: row.tag, items: try uses(of: row.id), aliasOf: nil))
          try deleteTag(row)
        }
      }
      if !deletions.isEmpty {
        record(
          .deleted, "delete \(deletions.map(\.tag).words)", tags: deletions.map(\.tag))
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
      let unused = try connection.integers(
        "SELECT id FROM tagstore_tag WHERE target_id IS NULL AND uses = 0 ORDER BY key"
      ).compactMap { try row(id: $0) }
      for row in unused { try deleteTag(row) }
      if !unused.isEmpty {
        let tags = unused.map(\.tag)
        record(.deleted, "delete the unused \(tags.words)", tags: tags)
      }
      return unused.map(\.tag)
    }
  }

  func deleteTag(_ row: TagRow) throws {
    for itemID in try itemIDs(tagID: row.id) {
      let before = try tagIDs(itemID: itemID)
      try apply(.tags(itemID: itemID, before: before, after: before.filter { $0 != row.id }))
    }
    for alias in try aliasRows(of: row.id) { try deleteAlias(alias) }
    try apply(.tag(id: row.id, before: row, after: nil))
  }

  private func deleteAlias(_ row: TagRow) throws {
    // A tag that was deleted before has taken its aliases along.
    if try self.row(id: row.id) != nil { try apply(.tag(id: row.id, before: row, after: nil)) }
  }
}
