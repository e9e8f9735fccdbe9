/// Reads the rows of CSV and TSV: the first may be a header, each other one is a record.
struct TableReader: RecordReader {
  private let syntax: TableSyntax
  private var columns: ImportColumns?
  private var cells: [TableSyntax.Cell] = []

  var awaitsHeader: Bool { columns == nil }

  /// Makes a reader.
  /// - Parameter columns: What the columns hold, or nil to let the first row decide.
  init(_ syntax: TableSyntax, columns: ImportColumns?) {
    self.syntax = syntax
    self.columns = columns
  }

  mutating func read(_ row: RawRecord) throws(ImportError) -> ImportRecord? {
    try syntax.cut(row, into: &cells)
    if columns == nil, row.isBlank { return nil }
    // Spreadsheets like to write rows of nothing but commas.
    if cells.allSatisfy({ $0.range.isEmpty }) { return nil }
    if let columns { return try record(of: row, columns) }
    let texts = cells.map { syntax.text(of: $0, in: row) }
    if let header = try ImportColumns(header: texts, line: row.line) {
      columns = header
      return nil
    }
    guard texts.count > 1, texts[2...].allSatisfy(\.isEmpty) else {
      throw unknownColumns(texts, line: row.line)
    }
    columns = .standard
    return try record(of: row, .standard)
  }

  private func unknownColumns(_ texts: [String], line: Int) -> ImportError {
    let count = texts.count == 1 ? "1 column" : "\(texts.count) columns"
    let hasSemicolons = texts.count == 1 && texts[0].utf8.contains(UInt8(ascii: ";"))
    return ImportError(
      "the first row is no header, and what its \(count) hold is not known",
      advice: hasSemicolons
        ? "separate the cells with commas instead of semicolons"
        : "begin with a header such as item,tags or say what the columns hold with --columns",
      line: line)
  }

  private func record(
    of row: RawRecord, _ plan: ImportColumns
  ) throws(ImportError) -> ImportRecord {
    let columns = plan.columns
    guard cells.count >= plan.needed else {
      throw ImportError(
        "the row has too few cells: \(cells.count) instead of \(plan.needed)", line: row.line)
    }
    if cells.count > columns.count,
      let extra = cells[columns.count...].first(where: { !$0.range.isEmpty })
    {
      throw row.error(
        "the row has too many cells: \(cells.count) instead of \(columns.count)",
        advice: syntax == .csv
          ? #"put several tags in one cell in quotes: soup,"vegan, dinner""#
          : "separate several tags in one cell with commas",
        at: extra.range.lowerBound)
    }
    var item = ""
    var tags: [String] = []
    for (cell, column) in zip(cells, columns) {
      switch column {
      case .item: item = syntax.text(of: cell, in: row)
      case .tag where !cell.range.isEmpty: tags.append(syntax.text(of: cell, in: row))
      case .tags: tags += TagSplitter.standard.pieces(of: syntax.text(of: cell, in: row))
      case .tag, .ignored: break
      }
    }
    return ImportRecord(item: item, tags: plan.namesTags ? tags : nil, line: row.line)
  }
}
