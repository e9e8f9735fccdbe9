/// One line of a frame, built from the left.
///
/// Only what a terminal shows as it is gets in: control characters, line separators and
/// bidirectional controls are written out as `\u{1B}`, other invisible characters left out.
package struct ScreenLine: Hashable, Sendable {
  /// A cell for each column.
  package private(set) var cells: [ScreenCell] = []

  /// A line without anything in it.
  package init() {}

  init(cells: [ScreenCell]) {
    self.cells = cells
  }

  /// A line of one text.
  package init(_ text: String, _ style: CellStyle = []) {
    append(text, style)
  }

  /// How many columns the line takes.
  package var columns: Int { cells.count }

  /// Adds a text at the right; the characters in `ranges` get the style `emphasis` too.
  ///
  /// A text with right-to-left letters is isolated from what stands beside it, so add a name as a
  /// whole. The ranges are of this text and in ascending order, as a suggestion's are.
  package mutating func append(
    _ text: String, _ style: CellStyle = [], marking ranges: [Range<String.Index>] = [],
    with emphasis: CellStyle = [.bold, .underline]
  ) {
    let start = cells.count
    var ranges = ranges[...]
    for index in text.indices {
      while let range = ranges.first, range.upperBound <= index { ranges.removeFirst() }
      let isMarked = ranges.first.map { $0.lowerBound <= index } ?? false
      append(text[index], isMarked ? style.union(emphasis) : style)
    }
    isolateRightToLeft(from: start)
  }

  /// Adds blanks up to a column; nothing where the line is that long already.
  package mutating func pad(to columns: Int, _ style: CellStyle = []) {
    while cells.count < columns { cells.append(ScreenCell(" ", style)) }
  }

  private mutating func append(_ cluster: Character, _ style: CellStyle) {
    let text = String(cluster)
    let safe = TerminalText.escaped(text)
    guard safe == text else {
      for sign in safe { cells.append(ScreenCell(String(sign), style)) }
      return
    }
    let columns = DisplayWidth.columns(of: text)
    if columns > 0 {
      cells.append(ScreenCell(text, style))
      for _ in 1..<columns { cells.append(ScreenCell("", style)) }
    } else if cluster.unicodeScalars.contains(where: Self.isMark) {
      // A mark without a letter would join what stands before it; this is how charts show it.
      cells.append(ScreenCell("\u{25CC}" + text, style))
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
      && !scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Puts U+200E LEFT-TO-RIGHT MARK before the first and after the last right-to-left letter.
  ///
  /// Terminals that reorder (VTE, Konsole, Terminal.app) then do so inside the text alone: digits
  /// and brackets beside it stay where they are. The mark does what FSI and PDI would, and the
  /// many terminals that do not reorder have long known that it takes no column. They keep it with
  /// the character before it, so that is where it is put; at the start of a line nothing is beside.
  mutating func isolateRightToLeft(from start: Int = 0) {
    guard let first = cells[start...].firstIndex(where: \.isRightToLeft),
      let last = cells[start...].lastIndex(where: \.isRightToLeft)
    else { return }
    if let before = cells[..<first].lastIndex(where: { !$0.text.isEmpty }) { addMark(to: before) }
    addMark(to: last)
  }

  private mutating func addMark(to index: Int) {
    let mark: Unicode.Scalar = "\u{200E}"
    let cell = cells[index]
    if cell.text.unicodeScalars.last == mark { return }
    cells[index] = ScreenCell(cell.text + String(mark), cell.style)
  }
}
