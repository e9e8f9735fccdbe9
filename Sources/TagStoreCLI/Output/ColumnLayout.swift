/// Rows of text as aligned columns, by display width.
package enum ColumnLayout {
  package enum Alignment: Sendable {
    case leading, trailing
  }

  /// One line a row, two spaces between columns, nothing after the last word of a line.
  /// - Parameters:
  ///   - rows: Each with as many cells as there are alignments.
  ///   - alignments: One for each column.
  package static func lines(_ rows: [[String]], _ alignments: [Alignment]) -> [String] {
    let widths = alignments.indices.map { column in
      rows.reduce(0) { max($0, DisplayWidth.columns(of: $1[column])) }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let isLast = column == row.count - 1
        let gap = widths[column] - DisplayWidth.columns(of: cell)
        let padding = String(repeating: " ", count: gap)
        switch alignments[column] {
        case .leading: line += isLast ? cell : cell + padding
        case .trailing: line += padding + cell
        }
        if !isLast { line += "  " }
      }
      return line
    }
  }
}
