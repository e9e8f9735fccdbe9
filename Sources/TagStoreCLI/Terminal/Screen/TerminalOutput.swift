/// Bytes for a terminal: text, and the few control sequences that are used.
///
/// They are those of ECMA-48 and DEC that every terminal since the VT220 knows.
struct TerminalOutput {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func moveUp(_ count: Int) {
    if count > 0 { write(count == 1 ? "\u{1B}[A" : "\u{1B}[\(count)A") }
  }

  /// Moves down and, at the bottom of the window, scrolls: the one way to get below it.
  mutating func moveDown(_ count: Int) {
    for _ in 0..<max(0, count) { write("\n") }
  }

  mutating func moveToColumn(_ column: Int) {
    write(column == 0 ? "\r" : "\u{1B}[\(column + 1)G")
  }

  mutating func eraseToEndOfLine() { write("\u{1B}[K") }
  mutating func eraseBelow() { write("\u{1B}[J") }

  mutating func setCursorVisible(_ isVisible: Bool) {
    write(isVisible ? "\u{1B}[?25h" : "\u{1B}[?25l")
  }

  mutating func changeStyle(from old: CellStyle, to new: CellStyle) {
    if old == new { return }
    let isMore = new.isSuperset(of: old)
    let codes = isMore ? new.subtracting(old).codes : [0] + new.codes
    let parameters = codes == [0] ? "" : codes.map(String.init).joined(separator: ";")
    write("\u{1B}[\(parameters)m")
  }

  /// The bytes so far, which are then forgotten.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
