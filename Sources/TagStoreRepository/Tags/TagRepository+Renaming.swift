internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// Gives a tag another name, or the same name in another spelling.
  ///
  /// The old name lives on as an alias, so that typing or importing it still gives this tag. A
  /// change of letter case or form alone leaves no alias, as it is the same tag.
  /// - Parameters:
  ///   - old: A name of the tag.
  ///   - new: The name that it gets.
  /// - Returns: The tag before and after; ``TagRename/hasChanged`` is false when it was so already.
  /// - Throws: ``TagStoreError`` `noSuchTag`; `tagExists` when another tag has the new name (merge
  ///   the two instead); `refusedTag`. Then nothing is changed.
  @discardableResult
  public func rename(_ old: String, to new: String) throws(TagStoreError) -> TagRename {
    let after = try Self.tag(from: new)
    return try write {
      let row = try existingTag(named: old)
      if after != row.tag, let other = try self.row(key: after.key) {
        try refuseUnlessAlias(other, of: row, newName: after)
        try apply(.tag(id: other.id, before: other, after: nil))
      }
      let outcome = TagRename(before: row.tag, after: after, items: try uses(of: row.id))
      guard outcome.hasChanged else { return outcome }
      try apply(
        .tag(id: row.id, before: row, after: TagRow(id: row.id, tag: after, target: nil)))
      if after != row.tag { _ = try insertTag(row.tag, aliasOf: row.id) }
      record(.renamed, "rename \(row.tag) → \(after)", tags: [row.tag, after])
      return outcome
    }
  }

  private func refuseUnlessAlias(_ other: TagRow, of row: TagRow, newName: Tag) throws {
    guard let target = other.target else {
      throw TagStoreError(
        .tagExists, "there is a tag “\(other.tag)” already",
        advice: "merge “\(row.tag)” into it instead")
    }
    if target != row.id, let owner = try self.row(id: target) {
      throw TagStoreError(
        .tagExists, "“\(newName)” stands for the tag “\(owner.tag)”",
        advice: "merge “\(row.tag)” into it, or delete the name “\(newName)” first")
    }
  }

  func uses(of tagID: Int64) throws -> Int {
    Int(
      try connection.integer("SELECT uses FROM tagstore_tag WHERE id = ?1", .integer(tagID)) ?? 0)
  }
}
