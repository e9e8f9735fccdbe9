internal import TagStoreCLI

extension ScreenEmulator {
  /// What terminals do with the lines on the screen when the width changes.
  enum Reflow: CaseIterable {
    /// They wrap them to the new width.
    case wraps
    /// They cut them.
    case cuts
  }

  mutating func resize(rows newRows: Int, columns newColumns: Int, _ reflow: Reflow) {
    let newSize = ScreenSize(rows: newRows, columns: newColumns)
    var lines = reflow == .wraps ? wrapped(to: newSize.columns) : cut(to: newSize.columns)
    // The cursor's line and what is above it stay; blank lines at the bottom go first.
    while lines.rows.count > newSize.rows, lines.rows.count - 1 > lines.cursor.row {
      lines.rows.removeLast()
    }
    while lines.rows.count > newSize.rows {
      history.append(lines.rows.removeFirst())
      lines.cursor = ScreenPosition(row: lines.cursor.row - 1, column: lines.cursor.column)
    }
    size = newSize
    rows = lines.rows
    cursor = lines.cursor
    isWrapPending = false
    while rows.count < size.rows { rows.append(blankRow) }
  }

  private func cut(to columns: Int) -> (rows: [Row], cursor: ScreenPosition) {
    let rows = rows.map { row in
      Row(cells: Self.padded(Array(row.cells.prefix(columns)), to: columns))
    }
    return (rows, ScreenPosition(row: cursor.row, column: min(cursor.column, columns - 1)))
  }

  private func wrapped(to columns: Int) -> (rows: [Row], cursor: ScreenPosition) {
    var result: [Row] = []
    var newCursor = cursor
    for (index, row) in rows.enumerated() {
      var cells = row.cells[...]
      let isCursorRow = index == cursor.row
      let kept = isCursorRow ? cursor.column + 1 : 1
      while cells.count > kept, cells.last == Cell() { cells.removeLast() }
      let first = result.count
      while !cells.isEmpty {
        let part = Array(cells.prefix(columns))
        cells = cells.dropFirst(columns)
        result.append(Row(cells: Self.padded(part, to: columns), isWrapped: !cells.isEmpty))
      }
      if isCursorRow {
        newCursor = ScreenPosition(
          row: first + cursor.column / columns, column: cursor.column % columns)
      }
    }
    return (result, newCursor)
  }

  private static func padded(_ cells: [Cell], to columns: Int) -> [Cell] {
    cells + Array(repeating: Cell(), count: columns - cells.count)
  }
}
