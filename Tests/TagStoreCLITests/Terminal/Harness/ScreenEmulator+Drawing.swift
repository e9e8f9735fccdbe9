internal import TagStoreCLI

extension ScreenEmulator {
  mutating func put(_ scalar: Unicode.Scalar) {
    if 0x80..<0xA0 ~= scalar.value {
      unknown.append("U+\(String(scalar.value, radix: 16))")
      return
    }
    if joinsCluster(scalar) { return }
    let columns = DisplayWidth.columns(of: scalar)
    // A mark without a column of its own and no cluster to join is forgotten.
    if columns == 0 { return }
    if isWrapPending || cursor.column + columns > size.columns { wrap(for: columns) }
    write(String(Character(scalar)), columns: columns, at: cursor)
    advance(to: cursor.column + columns)
  }

  /// Adds a scalar to the cluster before the cursor, which may grow wider by it.
  private mutating func joinsCluster(_ scalar: Unicode.Scalar) -> Bool {
    var lead = isWrapPending ? cursor.column : cursor.column - 1
    while lead > 0, rows[cursor.row].cells[lead].text.isEmpty { lead -= 1 }
    guard lead >= 0 else { return false }
    let joined = rows[cursor.row].cells[lead].text + String(Character(scalar))
    guard joined.count == 1 else { return false }
    let columns = DisplayWidth.columns(of: joined)
    guard lead + columns <= size.columns else { return true }
    write(joined, columns: columns, at: ScreenPosition(row: cursor.row, column: lead))
    advance(to: lead + columns)
    return true
  }

  private mutating func write(_ text: String, columns: Int, at place: ScreenPosition) {
    for column in place.column..<place.column + columns { clearCluster(row: place.row, column) }
    for column in place.column..<place.column + columns {
      rows[place.row].cells[column] = Cell(
        text: column == place.column ? text : "", style: style)
    }
  }

  /// Overwriting one half of a wide cluster blanks the other.
  private mutating func clearCluster(row: Int, _ column: Int) {
    var lead = column
    while lead > 0, rows[row].cells[lead].text.isEmpty { lead -= 1 }
    rows[row].cells[lead] = Cell(style: rows[row].cells[lead].style)
    var next = lead + 1
    while next < size.columns, rows[row].cells[next].text.isEmpty {
      rows[row].cells[next] = Cell(style: rows[row].cells[next].style)
      next += 1
    }
  }

  private mutating func advance(to column: Int) {
    isWrapPending = column >= size.columns
    cursor = ScreenPosition(row: cursor.row, column: min(column, size.columns - 1))
  }

  private mutating func wrap(for columns: Int) {
    isWrapPending = false
    if wrapsAtEdge {
      rows[cursor.row].isWrapped = true
      lineFeed()
      cursor = ScreenPosition(row: cursor.row, column: 0)
    } else {
      cursor = ScreenPosition(row: cursor.row, column: max(0, size.columns - columns))
    }
  }

  mutating func lineFeed() {
    if cursor.row < size.rows - 1 {
      cursor = ScreenPosition(row: cursor.row + 1, column: cursor.column)
    } else {
      history.append(rows.removeFirst())
      rows.append(blankRow)
    }
  }

  mutating func erase(row: Int, _ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    for column in columns { clearCluster(row: row, column) }
    // Blanks take what a terminal without background colour erase gives them: no style.
    for column in columns { rows[row].cells[column] = Cell() }
    if columns.upperBound == size.columns { rows[row].isWrapped = false }
  }
}
