internal import TagStore
internal import TagStoreCLI
internal import Testing

@Suite struct `The screen of a tag field` {
  private func field(_ events: TagField.Event...) -> TagField {
    var field = TagField()
    for event in events { field.send(event) }
    return field
  }

  /// The lines as text, with `|` for the cursor.
  private func lines(
    _ field: TagField, rows: Int = 8, columns: Int = 30, message: String? = nil
  ) -> [String] {
    let screen = FieldScreen(
      title: "item", field: FieldScreen.FieldState(field), message: message)
    let frame = screen.frame(in: ScreenSize(rows: rows, columns: columns))
    return frame.lines.enumerated().map { row, line in
      var cells = line.cells.map(\.text)
      if let cursor = frame.cursor, cursor.row == row {
        while cells.count < cursor.column { cells.append(" ") }
        cells.insert("|", at: cursor.column)
      }
      return cells.joined()
    }
  }

  @Test func `shows the text among the chips`() {
    let field = field(
      .textTyped("a,b,c,"), .insertionPointMoved(to: 1), .textTyped("new"), .movedLeft())
    #expect(lines(field).first == "item  3 tags")
    #expect(lines(field)[1] == " [a] ne|w  [b] [c]")
  }

  @Test func `marks the chip that Backspace would remove`() {
    let field = field(.textTyped("a,b,"), .deletedBackward())
    #expect(lines(field)[1] == " [a]›[b] |")
  }

  @Test func `moves the text to the next line when it has no room`() {
    let field = field(.textTyped("a chip of some length,x"))
    #expect(Array(lines(field)[1...2]) == [" [a chip of some length]", " x|"])
  }

  @Test func `cuts a chip that is wider than the window`() {
    let field = field(.textTyped("a chip of some length,"))
    #expect(lines(field, columns: 12)[1] == " [a chip o…]")
  }

  @Test func `shows the part of a long text that holds the caret`() {
    let field = field(.textTyped("a text that is longer than the window is wide"))
    #expect(lines(field)[1].hasPrefix(" …"))
    #expect(lines(field)[1].hasSuffix(" is wide|"))
  }

  @Test(arguments: 1...6)
  func `keeps the cursor in a window of few lines`(_ rows: Int) {
    let chips = (1...40).map { "chip \($0)," }.joined()
    let field = field(.textTyped(chips), .insertionPointMoved(to: 20), .textTyped("here"))
    let lines = lines(field, rows: rows, message: "a message")
    #expect(lines.count <= rows)
    #expect(lines.contains { $0.contains("here|") })
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 5), (10, 30), (24, 80)])
  func `fits any window`(_ rows: Int, _ columns: Int) {
    let field = field(.textTyped("日本, \u{1F468}\u{200D}\u{1F469}, שלום, a\u{1}b"))
    let frame = FieldScreen(title: "item", field: FieldScreen.FieldState(field)).frame(
      in: ScreenSize(rows: rows, columns: columns))
    #expect(frame.lines.count <= max(rows, 1))
    #expect((frame.cursor?.row ?? rows) < rows)
  }

  @Test func `says what was refused, above the keys`() {
    let lines = lines(field(.textTyped("a,")), message: "“a” is there already")
    #expect(lines.suffix(2) == ["“a” is there already", "Tab take · ^S save · ^C quit"])
  }

  @Test func `shows a selection in reverse`() {
    let field = field(.textTyped("ab"), .movedLeft(isExtending: true))
    let frame = FieldScreen(title: "i", field: FieldScreen.FieldState(field)).frame(
      in: ScreenSize(rows: 5, columns: 30))
    #expect(frame.lines[1].cells[1].style == [])
    #expect(frame.lines[1].cells[2].style == .reverse)
  }
}
