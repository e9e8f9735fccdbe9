internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// Brings what is derived up to what the operation has done, at its end and before it is committed.
  func settle() throws(SQLiteError) {
    try settleUseCounts()
    if !useCounts.changes.isEmpty || !pendingPostings.isEmpty {
      try settlePostings(useCounts.changes)
    }
    useCounts.removeAll()
    try settleNames()
  }

  private func settleUseCounts() throws(SQLiteError) {
    if useCounts.changes.isEmpty { return }
    let time = now()
    for (tagID, change) in useCounts.changes where change.difference != 0 || change.isUse {
      var statement = try connection.statement(
        """
        UPDATE tagstore_tag SET uses = uses + ?2, used_at = max(used_at, ?3) WHERE id = ?1
        RETURNING uses, key
        """)
      try statement.bind([
        .integer(tagID), .integer(change.difference), .integer(change.isUse ? time : 0),
      ])
      if try statement.step() {
        let after = Int(statement.integer(at: 0))
        let before = after - Int(change.difference)
        if !names.isRebuilding,
          SuggestionPlace.useClass(of: before) != SuggestionPlace.useClass(of: after)
        {
          let key = try statement.text(at: 1)
          try noteMoved(tagID, key: key, usesBefore: before)
        }
      }
      while try statement.step() {}
    }
  }

  /// Notes that a tag and its aliases belong to another class of uses now.
  private func noteMoved(_ tagID: Int64, key: String, usesBefore uses: Int) throws(SQLiteError) {
    names.note(tagID, before: entry(tagID, key: key, uses: uses, isAlias: false))
    var statement = try connection.statement(
      "SELECT id, key FROM tagstore_tag WHERE target_id = ?1")
    try statement.bind(tagID, at: 1)
    while try statement.step() {
      let id = statement.integer(at: 0)
      names.note(
        id, before: entry(id, key: try statement.text(at: 1), uses: uses, isAlias: true))
    }
  }

  /// Notes that a row of the table of tags is about to change.
  func noteName(_ row: TagRow) throws(SQLiteError) {
    // Uses are written at the end of an operation, together with the index, so they tell its place.
    let uses = try connection.integer(
      "SELECT uses FROM tagstore_tag WHERE id = ?1", .integer(row.target ?? row.id))
    names.note(
      row.id,
      before: entry(
        row.id, key: row.tag.key, uses: Int(uses ?? 0), isAlias: row.target != nil))
  }

  private func settleNames() throws(SQLiteError) {
    if names.before.isEmpty { return }
    defer { names.removeNotes() }
    let index = SuggestionIndex(connection: connection)
    // Looked for each time: another program may have repaired the store meanwhile.
    guard try index.exists() else { return }
    for (id, before) in names.before {
      let after = try currentEntry(id)
      if before == after { continue }
      if let before { try index.delete(before) }
      if let after { try index.insert(after) }
    }
  }

  private func currentEntry(_ id: Int64) throws(SQLiteError) -> SuggestionIndex.Entry? {
    var statement = try connection.statement(
      """
      SELECT name.key, coalesce(target.uses, name.uses), name.target_id IS NOT NULL
      FROM tagstore_tag AS name LEFT JOIN tagstore_tag AS target ON target.id = name.target_id
      WHERE name.id = ?1
      """)
    try statement.bind(id, at: 1)
    guard try statement.step() else { return nil }
    return entry(
      id, key: try statement.text(at: 0), uses: Int(statement.integer(at: 1)),
      isAlias: statement.integer(at: 2) != 0)
  }

  private func entry(
    _ id: Int64, key: String, uses: Int, isAlias: Bool
  ) -> SuggestionIndex.Entry {
    SuggestionIndex.Entry(place: SuggestionPlace(uses: uses, isAlias: isAlias, id: id), key: key)
  }
}
