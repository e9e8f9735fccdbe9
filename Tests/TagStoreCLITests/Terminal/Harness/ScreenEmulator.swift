internal import TagStoreCLI

/// A terminal as far as tests need one: it takes bytes and shows a grid of cells.
///
/// It knows the sequences that the program sends and shells use, and notes every other one in
/// ``unknown``, so that a test sees when something raw came through.
struct ScreenEmulator {
  struct Cell: Hashable {
    /// A grapheme cluster; empty in the second column of a wide one.
    var text = " "
    var style: Set<Int> = []
  }

  struct Row: Hashable {
    var cells: [Cell]
    /// Whether the text goes on in the next row, as terminals that wrap anew remember.
    var isWrapped = false

    /// The text without blanks at the end.
    var text: String {
      let text = cells.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  var size: ScreenSize
  var rows: [Row]
  /// What scrolled out at the top.
  var history: [Row] = []
  var cursor = ScreenPosition(row: 0, column: 0)
  var isCursorVisible = true
  var wrapsAtEdge = true
  var bracketsPastes = false
  var unknown: [String] = []

  var style: Set<Int> = []
  var isWrapPending = false
  var parser = Parser()

  init(rows: Int, columns: Int) {
    size = ScreenSize(rows: rows, columns: columns)
    self.rows = Array(
      repeating: Row(cells: Array(repeating: Cell(), count: columns)), count: rows)
  }

  /// What is to be seen: a line a row, without blanks at the ends and empty lines at the bottom.
  var text: String {
    let lines = rows.map(\.text)
    return lines.prefix(1 + (lines.lastIndex { !$0.isEmpty } ?? -1)).joined(separator: "\n")
  }

  /// All that was ever to be seen, with what scrolled out.
  var textWithHistory: String {
    (history.map(\.text) + [text]).joined(separator: "\n")
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch parser.consume(byte) {
      case .nothing: break
      case .scalar(let scalar): put(scalar)
      case .control(let byte): control(byte)
      case .sequence(let sequence): perform(sequence)
      }
    }
  }

  var blankRow: Row { Row(cells: Array(repeating: Cell(), count: size.columns)) }
}
