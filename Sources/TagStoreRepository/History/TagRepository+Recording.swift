internal import TagStoreCore
internal import TagStoreSQLite

/// Writing the history: one change for each transaction.
extension TagRepository {
  /// As many bytes of steps are held in memory before they are written.
  private static let partLength = 65_536

  /// Where a savepoint goes back to.
  struct RecordingMark {
    fileprivate let recorder: ChangeRecorder
    fileprivate let touchedCount: Int
    fileprivate let toldCount: Int
  }

  var recordingMark: RecordingMark {
    RecordingMark(
      recorder: recorder, touchedCount: touchedItems.count, toldCount: toldChanges.count)
  }

  /// Forgets what was recorded since; the database has gone back already.
  func goBack(to mark: RecordingMark) {
    // A change may have been finished in between.
    if touchedItems.count >= mark.touchedCount {
      touchedItems.removeLast(downTo: mark.touchedCount)
    }
    toldChanges.removeLast(max(0, toldChanges.count - mark.toldCount))
    recorder = mark.recorder
  }

  /// Says what an operation has done.
  func record(
    _ kind: TagStoreChange.Kind, _ summary: @autoclosure () -> String, items: [String] = [],
    tags: [Tag] = []
  ) {
    recorder.note(kind, summary(), items: items, tags: tags)
  }

  /// Records a step that was taken.
  func recordStep(
    _ step: Step, _ difference: TaggingDifference? = nil
  ) throws(SQLiteError) {
    if isReplaying { return }
    recorder.append(step, keepsStep: keepsSteps, touched: &touchedItems)
    if let difference { recorder.append(difference) }
    if recorder.coding.bytes.count >= Self.partLength { try writePart() }
  }

  private func writePart() throws(SQLiteError) {
    let bytes = recorder.coding.bytes
    if recorder.partBytes + bytes.count > byteLimit { return try giveUpSteps() }
    let id: Int64
    if let known = recorder.id {
      id = known
    } else {
      // Nobody else can add a change before this transaction ends.
      id =
        (try connection.integer(
          "SELECT seq FROM sqlite_sequence WHERE name = 'tagstore_change'") ?? 0) + 1
      recorder.id = id
    }
    try connection.run(
      "INSERT INTO tagstore_change_part (id, steps) VALUES (?1, ?2)",
      .integer(Self.partID(id, recorder.partCount)), .blob(bytes))
    recorder.partCount += 1
    recorder.partBytes += bytes.count
    recorder.removeSteps()
  }

  /// A plan is rolled back, so it may take any room.
  private var byteLimit: Int { isPlanning ? .max : historyOptions.byteLimit }

  private func giveUpSteps() throws(SQLiteError) {
    if let id = recorder.id {
      try connection.run(
        "DELETE FROM tagstore_change_part WHERE id >= ?1", .integer(Self.partID(id, 0)))
    }
    recorder.isTooLarge = true
    recorder.partCount = 0
    recorder.partBytes = 0
    recorder.removeSteps()
  }

  static func partID(_ changeID: Int64, _ number: Int) -> Int64 {
    changeID << 16 + Int64(number)
  }

  /// Makes what was recorded a change, at the end of a transaction and before it is committed.
  func finishChange() throws(SQLiteError) {
    defer {
      recorder = ChangeRecorder()
      touchedItems.removeAll()
    }
    guard recorder.hasChanged, let kind = recorder.kind else { return }
    if recorder.looksUpNames { try lookUpNames() }
    var id: Int64?
    let date = now()
    if keepsSteps {
      if recorder.partBytes + recorder.coding.bytes.count > byteLimit { try giveUpSteps() }
      // What was undone before can no longer be done again.
      try connection.run("UPDATE tagstore_change SET state = 2 WHERE state = 1")
      id = try insertChange(
        kind, recorder.words,
        state: recorder.isTooLarge ? .tooLarge : recorder.hasSteps ? .done : .nothingToUndo,
        at: date, items: recorder.newItems + touchedItems.count, taggings: recorder.taggings,
        names: recorder.names)
    } else {
      try countUnrecorded()
    }
    tell(
      TagStoreChange(
        id: id, date: date, kind, summary: recorder.words, items: recorder.names.items,
        tags: recorder.names.tags, isComplete: recorder.names.isComplete && kind != .repaired))
  }

  private func lookUpNames() throws(SQLiteError) {
    let count = max(recorder.tagIDs.count, recorder.newItems + touchedItems.count)
    if count > ChangedNames.limit { return recorder.names.overflow() }
    for id in touchedItems.ids.sorted() + recorder.newItemIDs {
      if let name = try itemName(id: id) { recorder.names.add(item: name) }
    }
    for id in recorder.tagIDs.sorted() {
      if let row = try row(id: id) { recorder.names.add(tag: row.tag) }
    }
  }

  /// Adds a change, with the steps that are not in parts, and takes the oldest out for it.
  /// - Returns: Its id.
  func insertChange(
    _ kind: TagStoreChange.Kind, _ summary: String, state: ChangeState, target: Int64? = nil,
    at date: Int64, items: Int, taggings: Int, names: ChangedNames
  ) throws(SQLiteError) -> Int64 {
    let names = names.coded
    let steps = recorder.coding.bytes
    let bytes = recorder.partBytes + steps.count + (names?.count ?? 0) + summary.utf8.count
    try connection.run(
      """
      INSERT INTO tagstore_change (
        at, kind, summary, program, label, session, target_id, state, items, taggings, names, steps,
        parts, bytes, total_bytes)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?14 + coalesce(
        (SELECT total_bytes FROM tagstore_change ORDER BY id DESC LIMIT 1), 0))
      """,
      .integer(date), .text(kind.rawValue), .text(summary), .optional(program),
      .optional(label), .integer(session), .optional(target), .integer(state.rawValue),
      .integer(Int64(items)), .integer(Int64(taggings)), names.map(SQLiteValue.blob) ?? .null,
      .blob(steps), .integer(Int64(recorder.partCount)), .integer(Int64(bytes)))
    let id = connection.lastInsertedID
    // What is undone must not push out what may still be undone or done again.
    if target == nil { try trimHistory(newestID: id) }
    return id
  }

  /// Lets those who follow the changes know that there was one without a trace of its own.
  private func countUnrecorded() throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO tagstore_property (name, value) VALUES ('unrecorded_changes', 1)
      ON CONFLICT (name) DO UPDATE SET value = value + 1
      """)
  }
}
