/// How many rows and columns a window has.
package struct ScreenSize: Hashable, Sendable {
  /// At least 1.
  package let rows: Int
  /// At least 1.
  package let columns: Int

  /// A size of at least one row and one column.
  package init(rows: Int, columns: Int) {
    self.rows = max(1, rows)
    self.columns = max(1, columns)
  }
}
