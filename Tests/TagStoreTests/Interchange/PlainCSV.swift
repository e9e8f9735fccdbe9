/// The plain reading of CSV, as a model: one scalar after another, nothing cut out before.
struct PlainCSV {
  /// The cells of each row that is not blank; nil for a row with a misplaced quote.
  private(set) var rows: [[String]?] = []
  private var cells = [""]
  private var isQuoted = false
  private var isClosed = false
  private var isBad = false

  init(_ text: String) {
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        cells[cells.count - 1] += "\""
        scalars.removeFirst()
      case "\"" where isQuoted:
        isQuoted = false
        isClosed = true
      case "\"" where cells.last == "" && !isClosed:
        isQuoted = true
      case "," where !isQuoted:
        cells.append("")
        isClosed = false
      case "\n" where !isQuoted, "\r" where !isQuoted:
        endRow()
      default:
        if isClosed { isBad = true }
        cells[cells.count - 1].unicodeScalars.append(scalar)
      }
    }
    if isQuoted { isBad = true }
    endRow()
  }

  private mutating func endRow() {
    if isBad {
      rows.append(nil)
    } else if cells.contains(where: { !$0.isEmpty }) {
      rows.append(cells)
    }
    cells = [""]
    isQuoted = false
    isClosed = false
    isBad = false
  }

  /// The item and tags of each row in a table of an item and so many tags; nil for a refused row.
  func records(tags: Int) -> [[String]?] {
    rows.map { cells in
      guard let cells, cells.count > tags, cells[(tags + 1)...].allSatisfy(\.isEmpty) else {
        return nil
      }
      return [cells[0]] + cells[1...tags].filter { !$0.isEmpty }
    }
  }
}
