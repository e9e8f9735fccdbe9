public import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// The tags that may complete a text, the best first.
  ///
  /// Tiers go from a name that equals the text to one that contains it somewhere; inside a tier the
  /// most used comes first, then the last used, the shorter and the first by key. Letter case and
  /// accents do not matter, and every character means itself. An empty text is answered by the most
  /// used tags.
  /// - Parameters:
  ///   - text: What has been typed so far.
  ///   - chosen: The tags that must not appear; the name of an alias leaves its tag out.
  ///   - limit: How many at the most.
  /// - Throws: ``TagStoreError`` `invalidArgument` for a negative limit.
  /// - Complexity: O(*n*) in the length of all names.
  public func suggestions(
    for text: String, with chosen: [Tag] = [], limit: Int = 8
  ) throws(TagStoreError) -> [Suggestion] {
    _ = try Self.rowLimit(limit)
    return try read {
      // A tag that is not in the store cannot be suggested, but its name may be an alias of one.
      let excluded = try chosen.map { try tagRow(for: $0)?.tag ?? $0 }
      var search = SuggestionSearch(for: text, excluding: excluded, limit: limit)
      try offerTags(to: &search)
      if !search.matcher.fragment.isEmpty { try offerAliases(to: &search) }
      return try search.best.compactMap { entry in
        guard let tag = try row(id: entry.tagID)?.tag else { return nil }
        let alias = try entry.aliasID.flatMap { try row(id: $0)?.tag }
        return Suggestion(of: entry, foundBy: search.matcher, tag: tag, alias: alias)
      }
    }
  }

  private func offerTags(to search: inout SuggestionSearch) throws(SQLiteError) {
    var statement = try connection.statement(
      "SELECT id, key, uses, used_at FROM tagstore_tag WHERE target_id IS NULL")
    while try statement.step() {
      statement.withTextBytes(at: 1) { key in
        search.offer(
          SuggestionCandidate(
            tagID: statement.integer(at: 0), tagKey: key, uses: Int(statement.integer(at: 2)),
            lastUsed: Self.lastUse(statement.integer(at: 3))))
      }
    }
  }

  private func offerAliases(to search: inout SuggestionSearch) throws(SQLiteError) {
    var statement = try connection.statement(
      """
      SELECT tag.id, tag.key, tag.uses, tag.used_at, alias.id, alias.key
      FROM tagstore_tag AS alias JOIN tagstore_tag AS tag ON tag.id = alias.target_id
      WHERE alias.target_id IS NOT NULL
      """)
    while try statement.step() {
      statement.withTextBytes(at: 1) { key in
        statement.withTextBytes(at: 5) { aliasKey in
          search.offer(
            SuggestionCandidate(
              tagID: statement.integer(at: 0), tagKey: key,
              alias: .init(id: statement.integer(at: 4), key: aliasKey),
              uses: Int(statement.integer(at: 2)),
              lastUsed: Self.lastUse(statement.integer(at: 3))))
        }
      }
    }
  }

  /// A stored time of last use; 0 stands for never.
  static func lastUse(_ stored: Int64) -> Int64? { stored == 0 ? nil : stored }
}
