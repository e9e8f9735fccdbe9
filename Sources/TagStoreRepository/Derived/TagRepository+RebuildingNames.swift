internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// Makes the index of suggestions anew from the table of tags, where the library supports it.
  func rebuildNames() throws(SQLiteError) {
    let index = SuggestionIndex(connection: connection)
    try index.make()
    guard try index.exists() else { return }
    try index.deleteAll()
    // Names in the order of their places: FTS5 writes whenever a row id is less than the last one.
    try index.setBuffer(bytes: Self.rebuildBuffer)
    try forEachEntry { entry throws(SQLiteError) in try index.insert(entry) }
    try index.setBuffer(bytes: Self.usualBuffer)
  }

  /// Gives what the index should have, in the order of places.
  func forEachEntry(
    _ body: (SuggestionIndex.Entry) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let most = Int(try connection.integer("SELECT max(uses) FROM tagstore_tag") ?? 0)
    for useClass in (0...SuggestionPlace.useClass(of: most)).reversed() {
      for isAlias in [false, true] {
        var statement = try connection.statement(isAlias ? Self.aliasesOfUses : Self.tagsOfUses)
        let uses = SuggestionPlace.uses(in: useClass)
        // A damaged count may be less than nothing.
        try statement.bind(useClass == 0 ? .min : Int64(uses.lowerBound), at: 1)
        try statement.bind(Int64(uses.upperBound), at: 2)
        while try statement.step() {
          let place = SuggestionPlace(
            uses: uses.lowerBound, isAlias: isAlias, id: statement.integer(at: 0))
          try body(SuggestionIndex.Entry(place: place, key: try statement.text(at: 1)))
        }
      }
    }
  }

  private static let rebuildBuffer: Int64 = 32 << 20
  /// What FTS5 does without being told.
  private static let usualBuffer: Int64 = 1 << 20

  private static let tagsOfUses = """
    SELECT id, key FROM tagstore_tag
    WHERE target_id IS NULL AND uses BETWEEN ?1 AND ?2 ORDER BY id
    """

  private static let aliasesOfUses = """
    SELECT alias.id, alias.key
    FROM tagstore_tag AS alias JOIN tagstore_tag AS target ON target.id = alias.target_id
    WHERE alias.target_id IS NOT NULL AND target.uses BETWEEN ?1 AND ?2 ORDER BY alias.id
    """
}
