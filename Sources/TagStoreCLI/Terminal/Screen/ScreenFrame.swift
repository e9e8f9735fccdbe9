/// How many rows and columns a window has.
package struct ScreenSize: Hashable, Sendable {
  package let rows: Int
  package let columns: Int

  /// A size of at least one row and one column.
  package init(rows: Int, columns: Int) {
    self.rows = max(1, rows)
    self.columns = max(1, columns)
  }
}

/// A cell's place, both numbers from 0.
package struct ScreenPosition: Hashable, Sendable {
  package let row: Int
  package let column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// What is to be seen: lines from the top, and where the cursor stands.
package struct ScreenFrame: Hashable, Sendable {
  package var lines: [ScreenLine]
  /// The cursor's place among the lines; hidden without one.
  package var cursor: ScreenPosition?

  package init(_ lines: [ScreenLine] = [], cursor: ScreenPosition? = nil) {
    self.lines = lines
    self.cursor = cursor
  }
}
