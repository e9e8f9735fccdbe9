internal import TagStoreSQLite

/// Following the changes that any connection to the file makes.
extension TagRepository {
  /// A number that is another one whenever another connection has committed something.
  ///
  /// Source: <https://www.sqlite.org/pragma.html#pragma_data_version>
  package func dataVersion() throws(TagStoreError) -> Int64 {
    try TagStoreError.mapping { try connection.integer("PRAGMA data_version") ?? 0 }
  }

  /// How far the changes have got.
  package func historyPosition() throws(TagStoreError) -> HistoryPosition {
    try read {
      let newestID = try newestChangeID()
      return HistoryPosition(
        newestID: newestID, newestDate: try changeDate(newestID) ?? 0,
        unrecorded: try connection.integer(
          "SELECT value FROM tagstore_property WHERE name = 'unrecorded_changes'") ?? 0)
    }
  }

  /// The changes since a position, in order; nil when some are not known any more.
  /// - Parameters:
  ///   - position: Where the last call ended; becomes the present one.
  ///   - session: The connection whose changes are those of this store.
  package func changes(
    since position: inout HistoryPosition, session: Int64?
  ) throws(TagStoreError) -> [TagStoreChange]? {
    let last = position
    let (current, changes) = try read { () throws -> (HistoryPosition, [TagStoreChange]?) in
      let current = try historyPosition()
      return (current, try told(from: last, to: current, session))
    }
    position = current
    return changes
  }

  private func told(
    from last: HistoryPosition, to current: HistoryPosition, _ session: Int64?
  ) throws -> [TagStoreChange]? {
    if current == last { return [] }
    guard current.unrecorded == last.unrecorded, current.newestID >= last.newestID else {
      return nil
    }
    // Another file in the place of this one may have gone on from the same number.
    let date = try changeDate(last.newestID)
    if let date, last.newestDate != 0, date != last.newestDate { return nil }
    if current.newestID == last.newestID { return date == nil ? [] : nil }
    var changes: [TagStoreChange] = []
    var statement = try connection.statement(
      "SELECT \(ChangeRow.columns) FROM tagstore_change WHERE id > ?1 ORDER BY id")
    try statement.bind(last.newestID, at: 1)
    while try statement.step() {
      let row = try ChangeRow(statement)
      // Those before it have been forgotten.
      guard row.id == last.newestID + Int64(changes.count) + 1 else { return nil }
      changes.append(row.change(isOwn: row.session == session))
    }
    return changes.count == current.newestID - last.newestID ? changes : nil
  }

  private func changeDate(_ id: Int64) throws(SQLiteError) -> Int64? {
    try connection.integer("SELECT at FROM tagstore_change WHERE id = ?1", .integer(id))
  }
}

extension ChangeRow {
  fileprivate func change(isOwn: Bool) -> TagStoreChange {
    TagStoreChange(
      id: id, date: entry.date, kind, summary: entry.summary, items: names.items, tags: names.tags,
      isComplete: names.isComplete && kind != .repaired, origin: isOwn ? .thisStore : .elsewhere)
  }
}
