internal import TagStoreSQLite

extension TagRepository {
  /// Forgets the oldest changes, so that they can no longer be undone; what they did stays.
  /// - Parameter count: How many of the newest are kept.
  /// - Returns: How many were forgotten.
  /// - Throws: ``TagStoreError`` `invalidArgument` for a negative count.
  @discardableResult
  public func pruneHistory(keeping count: Int = 0) throws(TagStoreError) -> Int {
    _ = try Self.rowLimit(count)
    return try write {
      let newest = try newestChangeID()
      let first = try connection.integer("SELECT min(id) FROM tagstore_change") ?? newest + 1
      let keptFrom = max(first, newest - Int64(count) + 1)
      try forgetChanges(before: keptFrom)
      return Int(keptFrom - first)
    }
  }

  /// The id of the change that was recorded last, forgotten or not; 0 before the first one.
  func newestChangeID() throws(SQLiteError) -> Int64 {
    try connection.integer("SELECT seq FROM sqlite_sequence WHERE name = 'tagstore_change'") ?? 0
  }

  /// Takes the oldest changes out when there are more than the history may hold.
  func trimHistory(newestID newest: Int64) throws(SQLiteError) {
    var statement = try connection.statement(
      """
      SELECT first.id, first.total_bytes - first.bytes, newest.total_bytes
      FROM (SELECT id, bytes, total_bytes FROM tagstore_change ORDER BY id LIMIT 1) AS first,
        tagstore_change AS newest
      WHERE newest.id = ?1
      """)
    try statement.bind(newest, at: 1)
    guard try statement.step() else { return }
    let first = statement.integer(at: 0)
    let total = statement.integer(at: 2)
    let limit = Int64(max(1, historyOptions.countLimit))
    var keptFrom = first
    // Some at once rather than one with each change, as each time costs a page of the file.
    if newest - first >= limit + limit / 16 { keptFrom = newest - limit + 1 }
    let excess = total - Int64(max(0, historyOptions.byteLimit))
    if statement.integer(at: 1) < excess {
      // Ids are in the order of the sums.
      let fitting = try connection.integer(
        "SELECT min(id) FROM tagstore_change WHERE total_bytes - bytes >= ?1", .integer(excess))
      keptFrom = max(keptFrom, min(newest, fitting ?? newest))
    }
    if keptFrom > first { try forgetChanges(before: keptFrom) }
  }

  private func forgetChanges(before id: Int64) throws(SQLiteError) {
    try connection.run("DELETE FROM tagstore_change WHERE id < ?1", .integer(id))
    try connection.run(
      "DELETE FROM tagstore_change_part WHERE id < ?1", .integer(Self.partID(id, 0)))
  }
}
