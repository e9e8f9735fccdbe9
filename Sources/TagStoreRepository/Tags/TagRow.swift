package import TagStoreCore
internal import TagStoreSQLite

/// A row of the table of tags.
package struct TagRow: Hashable, Sendable {
  /// The row's id, which no other tag or alias ever has.
  package let id: Int64
  /// The name and its key.
  package let tag: Tag
  /// The tag that this name is an alias of; nil for a tag.
  package let target: Int64?

  package init(id: Int64, tag: Tag, target: Int64?) {
    self.id = id
    self.tag = tag
    self.target = target
  }
}

extension TagRepository {
  /// Makes tags of texts, each tag once, at the place where it comes first.
  static func tags(from texts: [String]) throws(TagStoreError) -> [Tag] {
    var seen: Set<Tag> = []
    var tags: [Tag] = []
    for text in texts {
      let tag = try tag(from: text)
      if seen.insert(tag).inserted { tags.append(tag) }
    }
    return tags
  }

  static func tag(from text: String) throws(TagStoreError) -> Tag {
    do {
      return try Tag(text)
    } catch {
      throw TagStoreError(error, text: text)
    }
  }

  /// The row that holds a key, be it a tag's or an alias's.
  func row(key: String) throws(SQLiteError) -> TagRow? {
    try row("SELECT id, name, key, target_id FROM tagstore_tag WHERE key = ?1", .text(key))
  }

  func row(id: Int64) throws(SQLiteError) -> TagRow? {
    try row("SELECT id, name, key, target_id FROM tagstore_tag WHERE id = ?1", .integer(id))
  }

  private func row(_ sql: String, _ value: SQLiteValue) throws(SQLiteError) -> TagRow? {
    var statement = try connection.statement(sql)
    try statement.bind([value])
    guard try statement.step() else { return nil }
    return TagRow(
      id: statement.integer(at: 0),
      tag: Tag(storedName: try statement.text(at: 1), key: try statement.text(at: 2)),
      target: statement.isNull(at: 3) ? nil : statement.integer(at: 3))
  }

  /// The aliases of a tag, in order of key.
  func aliasRows(of id: Int64) throws -> [TagRow] {
    try connection.integers(
      "SELECT id FROM tagstore_tag WHERE target_id = ?1 ORDER BY key", .integer(id)
    ).compactMap { try row(id: $0) }
  }

  /// The tag that a key stands for, aliases followed; an alias's target is never an alias.
  func tagRow(for tag: Tag) throws(SQLiteError) -> TagRow? {
    guard let row = try row(key: tag.key) else { return nil }
    guard let target = row.target else { return row }
    return try self.row(id: target)
  }

  /// The tag that a name stands for.
  /// - Throws: ``TagStoreError`` `noSuchTag`, `refusedTag`.
  func existingTag(named name: String) throws -> TagRow {
    guard let row = try tagRow(for: Self.tag(from: name)) else {
      throw TagStoreError.noSuchTag(name)
    }
    return row
  }

  /// The tag that a name stands for, made with that spelling when there is none.
  func ensureTag(_ tag: Tag) throws(SQLiteError) -> TagRow {
    if let row = try tagRow(for: tag) { return row }
    return try insertTag(tag)
  }
}
