internal import TagStoreCLI

/// A field that shows what it is sent: enough to try a terminal with, and no more.
struct EchoField {
  private var chips: [String] = []
  private var text = ""
  private var caret = 0
  private(set) var status = "ready"

  /// What the loop is to do after an event.
  enum Outcome { case goOn, end, suspend, fail, askForWake, hang }

  mutating func receive(_ event: TerminalEvent) -> Outcome {
    switch event {
    case .text(let typed): insert(typed)
    case .paste(let pasted): insert(pasted)
    case .key(let key): return receive(key)
    case .resized: status = "resized"
    case .resumed: status = "resumed"
    case .wake: status = "woken"
    case .suspensionRequested: break
    case .closed: return .end
    }
    return .goOn
  }

  private mutating func receive(_ key: TerminalKey) -> Outcome {
    switch key {
    case TerminalKey(.enter):
      if text.isEmpty { return .end }
      chips.append(text)
      text = ""
      caret = 0
    case TerminalKey(.backspace) where caret > 0:
      text.remove(at: text.index(text.startIndex, offsetBy: caret - 1))
      caret -= 1
    case TerminalKey(.left): caret = max(0, caret - 1)
    case TerminalKey(.right): caret = min(text.count, caret + 1)
    case TerminalKey(.home): caret = 0
    case TerminalKey(.end): caret = text.count
    case TerminalKey(.escape): status = "escaped"
    case .control("b"): return .hang
    case .control("t"): return .fail
    case .control("w"): return .askForWake
    case .control("z"): return .suspend
    default: break
    }
    return .goOn
  }

  private mutating func insert(_ typed: String) {
    let place = text.index(text.startIndex, offsetBy: caret)
    let rest = text.distance(from: place, to: text.endIndex)
    text.insert(contentsOf: typed, at: place)
    caret = max(0, text.count - rest)
  }

  /// The chips and the text in a flow, with a line about the last event below.
  func frame(in size: ScreenSize) -> ScreenFrame {
    let pieces = chips.map { ScreenLine("[\($0)]", .bold).cut(to: size.columns) }
    let flow = CellFlow(pieces.map(\.columns), in: size.columns, spacing: 1, fieldMinimum: 12)
    var lines = Array(repeating: ScreenLine(), count: flow.rows)
    for (piece, place) in zip(pieces, flow.places) {
      lines[place.row].pad(to: place.column)
      lines[place.row].append(piece)
    }
    let window = CaretWindow(
      text, caret: text.index(text.startIndex, offsetBy: caret),
      columns: size.columns - flow.field.column)
    lines[flow.field.row].pad(to: flow.field.column)
    lines[flow.field.row].append(window.line)
    lines.append(ScreenLine("\(size.columns)x\(size.rows) \(status)", .dim).cut(to: size.columns))
    return ScreenFrame(
      lines,
      cursor: ScreenPosition(
        row: flow.field.row, column: flow.field.column + window.caretColumn))
  }

  /// What is printed at the end.
  var result: String { chips.joined(separator: ",") }
}
