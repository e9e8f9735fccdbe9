internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// Takes back the last changes that have not been taken back yet, the newest first.
  ///
  /// Items, tags, aliases and the order of tags are exactly as they were before, with the ids that
  /// they had; when a tag was last used is not taken back. Inside a transaction, what that has done so
  /// far counts as one change.
  /// - Parameter count: How many changes; when there are fewer, all of them.
  /// - Returns: The changes that were taken back; none when there was none to take back.
  /// - Throws: ``TagStoreError`` `conflict` when the store is no longer as a change left it, as
  ///   something was written without being recorded, or when a change was too large for the history;
  ///   then none is taken back.
  @discardableResult
  public func undo(_ count: Int = 1) throws(TagStoreError) -> [HistoryEntry] {
    try replay(count, .undone) {
      // Undone changes and undos themselves are passed over.
      try changeRow("WHERE state IN (0, 3) ORDER BY id DESC")
    }
  }

  /// Does again what was taken back last, unless something else was done since.
  /// - Parameter count: How many changes; when there are fewer, all of them.
  /// - Returns: The changes that were done again; none when there was none.
  /// - Throws: ``TagStoreError`` `conflict`, as ``undo(_:)`` does; then none is done again.
  @discardableResult
  public func redo(_ count: Int = 1) throws(TagStoreError) -> [HistoryEntry] {
    try replay(count, .redone) { try changeRow("WHERE state = 1 ORDER BY id") }
  }

  private func replay(
    _ count: Int, _ kind: TagStoreChange.Kind, _ next: () throws -> ChangeRow?
  ) throws(TagStoreError) -> [HistoryEntry] {
    _ = try Self.rowLimit(count)
    return try write {
      try finishChange()
      var entries: [HistoryEntry] = []
      while entries.count < count, let change = try next() {
        if change.state == .tooLarge {
          throw TagStoreError(
            .conflict, "“\(change.entry.summary)” was too large for the history to be undone",
            advice: "let the history have more bytes")
        }
        try replay(change, reversed: kind == .undone)
        try connection.run(
          "UPDATE tagstore_change SET state = ?2 WHERE id = ?1", .integer(change.id),
          .integer((kind == .undone ? ChangeState.undone : .done).rawValue))
        if let row = try changeRow("WHERE id = ?1", .integer(change.id)) {
          entries.append(row.entry)
        }
        try recordReplay(of: change, kind)
      }
      return entries
    }
  }

  private func recordReplay(of change: ChangeRow, _ kind: TagStoreChange.Kind) throws {
    let summary = "\(kind == .undone ? "undo" : "redo") \(change.entry.summary)"
    let date = now()
    let id = try insertChange(
      kind, summary, state: .nothingToUndo, target: change.id, at: date, items: change.entry.items,
      taggings: change.entry.taggings, names: change.names)
    tell(
      TagStoreChange(
        id: id, date: date, kind, summary: summary, items: change.names.items,
        tags: change.names.tags,
        isComplete: change.names.isComplete))
  }

  private func replay(_ change: ChangeRow, reversed: Bool) throws {
    isReplaying = true
    defer { isReplaying = false }
    var check = StepCheck(repository: self, change: change.entry.summary, isUndo: reversed)
    do {
      try forEachPart(of: change.id, reversed: reversed) { steps in
        for step in reversed ? steps.reversed().map(\.reversed) : steps {
          try check.require(step)
          try apply(step, isUse: false)
        }
      }
    } catch let error as SQLiteError where error.code == .constraint {
      throw check.conflict("the store is no longer as it left it")
    }
  }
}
