internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// All names that stand for a tag, in order of key.
  /// - Parameter name: A name of the tag whose aliases are wanted; nil for those of all tags.
  /// - Throws: ``TagStoreError`` `noSuchTag`, `refusedTag`.
  public func aliases(of name: String? = nil) throws(TagStoreError) -> [TagAlias] {
    try read {
      let owner = try name.map { try existingTag(named: $0).id }
      var statement = try connection.statement(
        """
        SELECT alias.name, alias.key, tag.name, tag.key
        FROM tagstore_tag AS alias JOIN tagstore_tag AS tag ON tag.id = alias.target_id
        WHERE alias.target_id IS NOT NULL AND (?1 IS NULL OR alias.target_id = ?1)
        ORDER BY alias.key
        """)
      try statement.bind([.optional(owner)])
      var aliases: [TagAlias] = []
      while try statement.step() {
        aliases.append(
          TagAlias(
            alias: Tag(storedName: try statement.text(at: 0), key: try statement.text(at: 1)),
            tag: Tag(storedName: try statement.text(at: 2), key: try statement.text(at: 3))))
      }
      return aliases
    }
  }

  /// Makes a name stand for a tag: whoever types, imports or looks for it gets that tag.
  ///
  /// An alias of an alias stands for the tag at the end. A name that stands for another tag already
  /// stands for this one from then on.
  /// - Parameters:
  ///   - alias: The name.
  ///   - name: A name of the tag.
  /// - Returns: The alias and the tag that it stands for.
  /// - Throws: ``TagStoreError`` `noSuchTag`; `tagExists` when the name is that of a tag (merge the
  ///   two instead); `refusedTag`. Then nothing is changed.
  @discardableResult
  public func addAlias(_ alias: String, to name: String) throws(TagStoreError) -> TagAlias {
    let alias = try Self.tag(from: alias)
    return try write {
      let target = try existingTag(named: name)
      if let row = try row(key: alias.key) {
        guard let owner = row.target else {
          throw TagStoreError(
            .tagExists, "“\(row.tag)” is a tag itself",
            advice: row.id == target.id
              ? "rename the tag to spell it another way" : "merge it into “\(target.tag)” instead")
        }
        let after = TagRow(id: row.id, tag: alias, target: target.id)
        if owner == target.id && row.tag.name.utf8.elementsEqual(alias.name.utf8) {
          return TagAlias(alias: alias, tag: target.tag)
        }
        try apply(.tag(id: row.id, before: row, after: after))
      } else {
        _ = try insertTag(alias, aliasOf: target.id)
      }
      record(.aliased, "alias \(alias) → \(target.tag)", tags: [alias, target.tag])
      return TagAlias(alias: alias, tag: target.tag)
    }
  }

  /// Lets a name no longer stand for a tag; the tag stays as it is.
  /// - Parameter alias: The name.
  /// - Returns: The alias and the tag that it stood for.
  /// - Throws: ``TagStoreError`` `noSuchTag` when there is no such alias; `invalidArgument` when the
  ///   name is a tag's own; `refusedTag`. Then nothing is changed.
  @discardableResult
  public func removeAlias(_ alias: String) throws(TagStoreError) -> TagAlias {
    let alias = try Self.tag(from: alias)
    return try write {
      guard let row = try row(key: alias.key) else {
        throw TagStoreError(.noSuchTag, "there is no alias “\(alias.name.shortened)”")
      }
      guard let target = try row.target.flatMap({ try self.row(id: $0) }) else {
        throw TagStoreError(
          .invalidArgument, "“\(row.tag)” is a tag, not an alias", advice: "delete the tag instead")
      }
      try apply(.tag(id: row.id, before: row, after: nil))
      record(.aliased, "remove alias \(row.tag) → \(target.tag)", tags: [row.tag, target.tag])
      return TagAlias(alias: row.tag, tag: target.tag)
    }
  }
}
