internal import TagStoreSQLite

/// A row of the table of changes, without its steps.
struct ChangeRow {
  let id: Int64
  let state: ChangeState
  let target: Int64?
  let session: Int64
  let kind: TagStoreChange.Kind
  let entry: HistoryEntry
  let names: ChangedNames

  static let columns = """
    id, at, kind, summary, program, label, session, target_id, state, items, taggings, names
    """

  init(_ row: borrowing SQLiteStatement) throws {
    id = row.integer(at: 0)
    // A kind or state that a newer version of this library has added says little more here.
    kind = TagStoreChange.Kind(rawValue: try row.text(at: 2)) ?? .several
    session = row.integer(at: 6)
    target = row.isNull(at: 7) ? nil : row.integer(at: 7)
    state = ChangeState(rawValue: row.integer(at: 8)) ?? .nothingToUndo
    names = try ChangedNames(coded: row.isNull(at: 11) ? nil : row.bytes(at: 11))
    entry = HistoryEntry(
      id: id, date: row.integer(at: 1), kind: kind, summary: try row.text(at: 3),
      program: row.isNull(at: 4) ? nil : try row.text(at: 4),
      label: row.isNull(at: 5) ? nil : try row.text(at: 5),
      items: Int(row.integer(at: 9)), taggings: Int(row.integer(at: 10)),
      isUndone: state == .undone || state == .overtaken,
      isUndoable: state == .done || state == .undone)
  }
}

extension TagRepository {
  /// The first change that a condition gives.
  func changeRow(_ condition: String, _ values: SQLiteValue...) throws -> ChangeRow? {
    var statement = try connection.statement(
      "SELECT \(ChangeRow.columns) FROM tagstore_change \(condition) LIMIT 1")
    try statement.bind(values)
    return try statement.step() ? ChangeRow(statement) : nil
  }

  /// Gives the steps of a change, a part of them at a time; in a reversed order the last part first.
  func forEachPart(
    of id: Int64, reversed: Bool = false, _ body: ([Step]) throws -> Void
  ) throws {
    guard
      let count = try connection.integer(
        "SELECT parts FROM tagstore_change WHERE id = ?1", .integer(id))
    else { return }
    let numbers = Array(0...Int(count))
    for number in reversed ? numbers.reversed() : numbers {
      var statement = try connection.statement(
        number == Int(count)
          ? "SELECT steps FROM tagstore_change WHERE id = ?1"
          : "SELECT steps FROM tagstore_change_part WHERE id = ?1")
      try statement.bind(number == Int(count) ? id : Self.partID(id, number), at: 1)
      guard try statement.step() else {
        throw TagStoreError(.corrupt, "the steps of a change are missing")
      }
      let bytes = statement.bytes(at: 0)
      // Nothing may be reading the table while the steps are taken.
      statement.reset()
      try body(try StepCoding.steps(from: bytes))
    }
  }
}
