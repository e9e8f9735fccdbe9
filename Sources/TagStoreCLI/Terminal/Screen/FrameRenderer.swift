/// Draws frames below the line where the cursor was, without the alternate screen, and changes
/// only what changed.
///
/// A pure value: it gives bytes and keeps in mind what they show. It moves relative to its own
/// first line, for nobody knows where in the window that is; new lines scroll the window when they
/// must. It expects a terminal in raw mode (a line feed keeps the column) that does not wrap at
/// the edge. After a cluster of which terminals disagree how wide it is, the column is set anew, so
/// that a wrong guess spoils one place and not the line.
package struct FrameRenderer: Sendable {
  /// The window's size, beyond which nothing is drawn.
  package private(set) var size: ScreenSize
  private let isStyled: Bool

  /// The rows on the screen, without blanks at their ends.
  private var shown: [[ScreenCell]] = []
  private var cursorRow = 0
  /// `nil` when it is not certain.
  private var cursorColumn: Int?
  private var isCursorVisible = true
  private var style: CellStyle = []
  /// Whether the region's first line is still to be taken possession of, and from how far below.
  private var claim: Int? = 0
  private var output = TerminalOutput()

  /// A renderer that begins in the line where the cursor is.
  ///
  /// - Parameters:
  ///   - size: the window's size.
  ///   - isStyled: whether cells may stand out; without it no style is ever sent.
  package init(size: ScreenSize, isStyled: Bool) {
    self.size = size
    self.isStyled = isStyled
  }

  /// The bytes that change what is shown into this frame; empty when nothing changes.
  ///
  /// Complexity: O(*n*) in the number of cells.
  package mutating func draw(_ frame: ScreenFrame) -> [UInt8] {
    let (rows, cursor) = frame.clipped(to: size, isStyled: isStyled)
    claimRegion()
    for (row, cells) in rows.enumerated() { draw(cells, in: row) }
    if rows.count < shown.count { eraseBelow(fromRow: rows.count) }
    shown = rows
    setStyle([])
    if let cursor { moveTo(row: cursor.row, column: cursor.column) }
    if isCursorVisible != (cursor != nil) {
      isCursorVisible.toggle()
      output.setCursorVisible(isCursorVisible)
    }
    return output.take()
  }

  /// Takes note of a new size; the next frame is drawn anew.
  ///
  /// Many terminals wrap the lines on the screen to the new width, so the first line may be
  /// further up than before. Those that cut the lines instead lose so much of what is above.
  package mutating func resize(to newSize: ScreenSize) {
    let above = shown.prefix(cursorRow).reduce(0) { sum, cells in
      sum + max(1, (cells.count + newSize.columns - 1) / newSize.columns)
    }
    let wrapped = (cursorColumn ?? 0) / newSize.columns
    forgetScreen(rowsAbove: min(max(claim ?? 0, above + wrapped), newSize.rows - 1))
    size = newSize
  }

  /// Takes note that something else was written: the next frame is drawn anew from this line on.
  package mutating func restart() { forgetScreen(rowsAbove: 0) }

  /// The bytes that leave the terminal tidy: the cursor is shown, at the start of a free line.
  ///
  /// - Parameter isErasing: whether what was drawn goes; otherwise it stays, and the line below it
  ///   is the free one.
  package mutating func finish(isErasing: Bool) -> [UInt8] {
    if claim != nil || isErasing {
      claimRegion()
      eraseBelow(fromRow: 0)
    } else if !shown.isEmpty {
      moveTo(row: shown.count - 1, column: 0)
      output.moveDown(1)
    }
    if !isCursorVisible { output.setCursorVisible(true) }
    isCursorVisible = true
    forgetScreen(rowsAbove: 0)
    return output.take()
  }

  private mutating func forgetScreen(rowsAbove: Int) {
    shown = []
    cursorRow = 0
    cursorColumn = nil
    claim = rowsAbove
  }

  private mutating func claimRegion() {
    guard let rowsAbove = claim else { return }
    claim = nil
    output.moveUp(rowsAbove)
    output.moveToColumn(0)
    output.eraseBelow()
    cursorColumn = 0
  }
}

extension FrameRenderer {
  private mutating func draw(_ new: [ScreenCell], in row: Int) {
    let old = row < shown.count ? shown[row] : []
    if new == old { return }
    var column = 0
    while let start = (column..<max(column, new.count)).first(where: { differs($0, old, new) }) {
      column = endOfChange(from: start, old, new)
      write(new[start..<column], row: row)
    }
    if old.count > new.count {
      setStyle([])
      moveTo(row: row, column: new.count)
      output.eraseToEndOfLine()
    }
  }

  /// Where what is written in one go ends: a few cells that stay the same are cheaper to write
  /// again than to jump over.
  private func endOfChange(from start: Int, _ old: [ScreenCell], _ new: [ScreenCell]) -> Int {
    var end = start + 1
    var column = end
    while column < new.count, column - end <= 3 {
      // What a wide cluster covers looks the same whatever the cluster is, but belongs to it.
      if differs(column, old, new) || (column == end && new[column].text.isEmpty) {
        end = column + 1
      }
      column += 1
    }
    return end
  }

  private func differs(_ column: Int, _ old: [ScreenCell], _ new: [ScreenCell]) -> Bool {
    new[column] != (column < old.count ? old[column] : .blank)
  }

  private mutating func write(_ cells: ArraySlice<ScreenCell>, row: Int) {
    for (column, cell) in zip(cells.indices, cells) where !cell.text.isEmpty {
      moveTo(row: row, column: column)
      setStyle(cell.style)
      output.write(cell.text)
      let end = column + width(of: column, in: cells)
      cursorColumn = cell.hasUncertainWidth || end >= size.columns ? nil : end
    }
  }

  private func width(of column: Int, in cells: ArraySlice<ScreenCell>) -> Int {
    var end = column + 1
    while end < cells.endIndex, cells[end].text.isEmpty { end += 1 }
    return end - column
  }

  private mutating func eraseBelow(fromRow row: Int) {
    setStyle([])
    moveTo(row: row, column: 0)
    output.eraseBelow()
  }

  private mutating func moveTo(row: Int, column: Int) {
    output.moveUp(cursorRow - row)
    output.moveDown(row - cursorRow)
    cursorRow = row
    if cursorColumn != column { output.moveToColumn(column) }
    cursorColumn = column
  }

  private mutating func setStyle(_ new: CellStyle) {
    output.changeStyle(from: style, to: new)
    style = new
  }
}
