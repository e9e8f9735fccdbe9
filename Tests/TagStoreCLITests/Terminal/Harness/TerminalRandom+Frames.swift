internal import TagStoreCLI

extension TerminalRandom {
  private static let pieces = [
    "a", "b", " ", "  ", "vegan", "日本", "한국", "e\u{301}", "👨‍👩‍👧", "😀", "❤\u{FE0F}", "…", "שלום",
    "مرحبا", "می\u{200C}خواهم", "\u{301}", "\u{200B}", "\u{1B}[2J", "\r\n", "\u{202E}", "क\u{93F}",
    "1",
  ]

  mutating func text(pieces count: Int) -> String {
    (0..<count).map { _ in Self.pieces[number(in: 0...Self.pieces.count - 1)] }.joined()
  }

  mutating func line() -> ScreenLine {
    var line = ScreenLine()
    for _ in 0..<number(in: 0...4) {
      let style = CellStyle(rawValue: number(in: 0...2) == 0 ? UInt8(number(in: 0...15)) : 0)
      line.append(text(pieces: number(in: 0...5)), style)
    }
    if number(in: 0...9) == 0 { line.pad(to: number(in: 0...90), .reverse) }
    return line
  }

  /// A frame that has nothing to do with another.
  mutating func frame(upTo rows: Int) -> ScreenFrame {
    var frame = ScreenFrame((0..<number(in: 0...rows)).map { _ in line() })
    moveCursor(of: &frame)
    return frame
  }

  /// The frame with a few lines changed, added or gone.
  mutating func variation(of frame: ScreenFrame) -> ScreenFrame {
    var frame = frame
    for _ in 0..<number(in: 0...3) {
      switch number(in: 0...4) {
      case 0: frame.lines.append(line())
      case 1 where !frame.lines.isEmpty: frame.lines.removeLast()
      case 2 where !frame.lines.isEmpty:
        frame.lines[number(in: 0...frame.lines.count - 1)].append(text(pieces: 1))
      case 3 where !frame.lines.isEmpty: frame.lines[number(in: 0...frame.lines.count - 1)] = line()
      default: break
      }
    }
    moveCursor(of: &frame)
    return frame
  }

  private mutating func moveCursor(of frame: inout ScreenFrame) {
    frame.cursor =
      number(in: 0...4) == 0
      ? nil
      : ScreenPosition(
        row: number(in: 0...max(0, frame.lines.count - 1)), column: number(in: 0...30))
  }
}
