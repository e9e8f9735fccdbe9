/// A cell's place, both numbers from 0.
package struct ScreenPosition: Hashable, Sendable {
  /// Counted from the top.
  package let row: Int
  /// Counted from the left.
  package let column: Int

  /// The place in a row and a column.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
