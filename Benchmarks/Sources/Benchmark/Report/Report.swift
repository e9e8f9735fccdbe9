internal import Foundation

/// All rows of one run.
struct Report: Encodable {
  private(set) var rows: [Row] = []

  mutating func add(_ row: Row) { rows.append(row) }

  /// A table that is also Markdown.
  var table: String {
    let title = ["work", "data", "ours", "p99", "beside", "theirs", "p99", "ratio"]
    let cells = [title] + rows.flatMap(\.lines)
    let widths = title.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) + "|" }.joined()
    let lines = cells.map { line in
      "|"
        + zip(line, widths).map { cell, width in
          " " + cell + String(repeating: " ", count: width - cell.count) + " |"
        }.joined()
    }
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
  }

  /// One JSON document; times in seconds, sizes in bytes.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
