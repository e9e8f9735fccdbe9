/// How the rows of CSV and TSV are cut into cells, and what a cell's bytes stand for.
enum TableSyntax: Sendable {
  case csv
  case tsv

  /// A cell of a row.
  struct Cell: Hashable {
    /// Its bytes without enclosing quotes.
    var range: Range<Int>
    /// Whether the bytes hold escapes and so are not the text itself.
    var isEscaped: Bool
  }

  /// Cuts a row into its cells; there is always one at least.
  func cut(_ row: RawRecord, into cells: inout [Cell]) throws(ImportError) {
    cells.removeAll(keepingCapacity: true)
    switch self {
    case .csv: try Self.cutCSV(row, into: &cells)
    case .tsv: try Self.cutTSV(row, into: &cells)
    }
  }

  /// The text of a cell.
  func text(of cell: Cell, in row: RawRecord) -> String {
    let bytes = row.bytes[cell.range]
    guard cell.isEscaped else { return String(decoding: bytes, as: UTF8.self) }
    let plain =
      switch self {
      case .csv: Self.unescapedCSV(bytes)
      case .tsv: Self.unescapedTSV(bytes)
      }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Appends a text as a cell, escaped or quoted only where it must be.
  func append(_ text: String, to bytes: inout [UInt8]) {
    switch self {
    case .csv: Self.appendCSV(text, to: &bytes)
    case .tsv: Self.appendTSV(text, to: &bytes)
    }
  }

  /// The byte between two cells.
  var delimiter: UInt8 {
    switch self {
    case .csv: UInt8(ascii: ",")
    case .tsv: UInt8(ascii: "\t")
    }
  }
}
