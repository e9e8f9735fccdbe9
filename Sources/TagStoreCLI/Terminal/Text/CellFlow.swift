/// Where pieces of known widths come to stand when they flow into lines like words.
package struct CellFlow: Hashable, Sendable {
  /// The place of each piece, in their order.
  package let places: [ScreenPosition]
  /// Where the field after the pieces begins; it has the rest of its line.
  package let field: ScreenPosition
  /// How many lines there are, the field's included.
  package let rows: Int

  /// Lets pieces flow.
  ///
  /// A piece that is wider than a line has a line of its own, and is the caller's to cut. The field
  /// follows the last piece, or moves to the next line when less than its minimum is left.
  ///
  /// - Parameters:
  ///   - widths: the pieces' widths in columns.
  ///   - columns: how many columns a line has.
  ///   - spacing: the columns between two pieces, and before the field.
  ///   - fieldMinimum: the columns without which the field would be of no use.
  package init(_ widths: [Int], in columns: Int, spacing: Int, fieldMinimum: Int) {
    var places: [ScreenPosition] = []
    var row = 0
    var column = 0
    func moveOn(for width: Int) {
      if column > 0, column + width > columns {
        row += 1
        column = 0
      }
    }
    for width in widths {
      moveOn(for: width)
      places.append(ScreenPosition(row: row, column: column))
      column += width + spacing
    }
    moveOn(for: min(fieldMinimum, columns))
    self.places = places
    field = ScreenPosition(row: row, column: column)
    rows = row + 1
  }
}
