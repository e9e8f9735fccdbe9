extension ScreenFrame {
  /// The frame as a window of this size can show it.
  ///
  /// Lines lose what is right of the edge, a cluster that would cross it, and blanks at the end. Of
  /// too many lines the first are shown, or those that end with the cursor's.
  func clipped(to size: ScreenSize, isStyled: Bool) -> (
    rows: [[ScreenCell]], cursor: ScreenPosition?
  ) {
    let cursorRow = max(0, cursor?.row ?? 0)
    let height = max(lines.count, cursor == nil ? 0 : cursorRow + 1)
    let first = height > size.rows ? max(0, cursorRow + 1 - size.rows) : 0
    let rows = (first..<min(height, first + size.rows)).map { row in
      row < lines.count ? lines[row].clipped(to: size.columns, isStyled: isStyled) : []
    }
    let place = cursor.map { cursor in
      ScreenPosition(
        row: cursorRow - first, column: min(max(0, cursor.column), size.columns - 1))
    }
    return (rows, place)
  }
}

extension ScreenLine {
  fileprivate func clipped(to columns: Int, isStyled: Bool) -> [ScreenCell] {
    var row = Array(cells.prefix(columns))
    if columns < cells.count, cells[columns].text.isEmpty {
      while row.last?.text.isEmpty == true { row.removeLast() }
      row.removeLast()
    }
    if !isStyled { row = row.map { ScreenCell($0.text) } }
    while row.last == .blank { row.removeLast() }
    return row
  }
}
