public import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// The tags that may complete a text, the best first.
  ///
  /// Tiers go from a name that equals the text to one that contains it somewhere and, where these
  /// leave room, to one that is a slip of the finger away from it. Inside a tier the tags come first
  /// that the newest items with the chosen tags carry, and among the others the most used; ties go
  /// to the shorter name, then to the first by key. Letter case and accents do not matter, and every
  /// character means itself. An empty text is answered by the best tags for the chosen ones.
  /// - Parameters:
  ///   - text: What has been typed so far.
  ///   - chosen: The tags chosen already, which do not appear; the name of an alias leaves its tag
  ///     out.
  ///   - limit: How many at the most.
  /// - Throws: ``TagStoreError`` `invalidArgument` for a negative limit.
  /// - Complexity: With the index of the file about the same for any number of tags; without it O(*n*)
  ///   in the length of all names.
  public func suggestions(
    for text: String, with chosen: [Tag] = [], limit: Int = 8
  ) throws(TagStoreError) -> [Suggestion] {
    _ = try Self.rowLimit(limit)
    return try read {
      // A tag that is not in the store cannot be suggested, but its name may be an alias of one.
      let rows = try chosen.map { try tagRow(for: $0) }
      let excluded = zip(rows, chosen).map { $0?.tag ?? $1 }
      let context = try context(of: Set(rows.compactMap { $0?.id }))
      var search = SuggestionSearch(
        for: Fragment(text), excluding: excluded, limit: limit, context: context.value)
      if try hasUsableIndex() {
        try IndexedSuggesting(repository: self, companions: context.companions).run(&search)
      } else {
        try offerAllNames(to: &search)
      }
      return try search.best.compactMap { try suggestion(of: $0, foundBy: search) }
    }
  }

  /// Whether the file has an index of suggestions that this SQLite library can read.
  func hasUsableIndex() throws(SQLiteError) -> Bool {
    let index = SuggestionIndex(connection: connection)
    guard try index.exists() else { return false }
    if let supportsSuggestionIndex { return supportsSuggestionIndex }
    let isSupported = try index.isSupported()
    supportsSuggestionIndex = isSupported
    return isSupported
  }

  private func suggestion(
    of entry: SuggestionRanking.Entry, foundBy search: SuggestionSearch
  ) throws -> Suggestion? {
    var statement = try connection.statement(
      "SELECT name, key, used_at FROM tagstore_tag WHERE id = ?1")
    try statement.bind(entry.tagID, at: 1)
    guard try statement.step() else { return nil }
    return Suggestion(
      of: entry, foundBy: search.matcher,
      tag: Tag(storedName: try statement.text(at: 0), key: try statement.text(at: 1)),
      lastUsed: Self.lastUse(statement.integer(at: 2)),
      alias: try entry.aliasID.flatMap { try row(id: $0)?.tag }, in: search.context)
  }

  /// A stored time of last use; 0 stands for never.
  static func lastUse(_ stored: Int64) -> Int64? { stored == 0 ? nil : stored }
}
