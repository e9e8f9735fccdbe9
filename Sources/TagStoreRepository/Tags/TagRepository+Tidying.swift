internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// Tags that may be meant as one; nothing is merged.
  ///
  /// Each less used tag comes once, with the more used one that it is most surely like. Aliases are
  /// tags that have been told to be the same, so they are not looked at.
  /// - Parameter limit: How many at the most; nil for all.
  /// - Returns: The surest first: see ``LikenessReason`` for the order of reasons; then the more used
  ///   target.
  /// - Throws: ``TagStoreError`` `invalidArgument` for a negative limit.
  /// - Complexity: O(*n* log *n*) in the length of all names.
  public func tidy(limit: Int? = nil) throws(TagStoreError) -> [TagLikeness] {
    _ = try Self.rowLimit(limit)
    return try read {
      var search = LikenessSearch()
      var statement = try connection.statement(
        "SELECT id, key, uses FROM tagstore_tag WHERE target_id IS NULL")
      while try statement.step() {
        search.add(
          id: statement.integer(at: 0), key: try statement.text(at: 1),
          uses: Int(statement.integer(at: 2)))
      }
      return try search.pairs().prefix(limit ?? .max).compactMap { pair in
        guard let tag = try use(of: pair.lesser), let target = try use(of: pair.greater) else {
          return nil
        }
        return TagLikeness(
          tag: tag, target: target, reason: pair.reason, examples: try examples(of: pair.lesser))
      }
    }
  }

  private func use(of id: Int64) throws -> TagUse? {
    var statement = try connection.statement(
      "SELECT name, key, uses, used_at FROM tagstore_tag WHERE id = ?1")
    try statement.bind(id, at: 1)
    return try statement.step() ? Self.tagUse(statement) : nil
  }

  private func examples(of id: Int64) throws -> [String] {
    var statement = try connection.statement(
      """
      SELECT item.name FROM tagstore_tagging AS tagging
      JOIN tagstore_item AS item ON item.id = tagging.item_id
      WHERE tagging.tag_id = ?1 ORDER BY tagging.item_id LIMIT 3
      """)
    try statement.bind(id, at: 1)
    var names: [String] = []
    while try statement.step() { names.append(try statement.text(at: 0)) }
    return names
  }
}
