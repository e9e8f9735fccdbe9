internal import TagStoreCLI
internal import Testing

@Suite struct `Text in a few columns` {
  private static func text(_ line: ScreenLine) -> String { line.cells.map(\.text).joined() }

  @Test(arguments: [
    ("vegan", 5, "vegan"), ("vegan", 4, "veg…"), ("vegan", 1, "…"), ("vegan", 0, ""),
    ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 6, "日本語"), ("日本", 1, "…"),
    ("ae\u{301}bc", 3, "ae\u{301}…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("a\u{1B}b", 4, "a\\u…"),
    ("שלום", 3, "של\u{200E}…"), ("", 3, ""),
  ])
  func `is cut with an ellipsis between clusters`(
    _ text: String, _ columns: Int, _ expected: String
  ) {
    let line = ScreenLine(text).cut(to: columns)
    #expect(Self.text(line) == expected)
    #expect(line.columns <= columns)
  }

  @Test func `keeps the style of what it is cut from`() {
    var line = ScreenLine("ab", .bold)
    line.append("cd", .dim)
    #expect(line.cut(to: 3).cells.map(\.style) == [.bold, .bold, .bold])
    #expect(line.cut(to: 1).cells.map(\.style) == [.bold])
  }

  @Test(arguments: [
    (0, 2, "日"), (1, 3, " a"), (0, 1, " "), (2, 9, "a本"), (2, 4, "a "), (5, 9, ""),
  ])
  func `is taken in parts with blanks for cut halves`(
    _ start: Int, _ end: Int, _ expected: String
  ) {
    #expect(Self.text(ScreenLine("日a本").part(start..<end)) == expected)
  }

  @Test(arguments: [
    ("abc", 3, 10, "abc", 3), ("abc", 0, 10, "abc", 0), ("abcdefghij", 10, 10, "…ghij", 5),
    ("abcdefghij", 0, 10, "abcdefghij", 0), ("abcdefghijkl", 0, 10, "abcdefghi…", 0),
    ("abcdefghijkl", 8, 10, "abcdefghi…", 8), ("abcdefghijkl", 9, 10, "…ghijkl", 4),
    ("abcdefghijklmnopqrstuvwxyz", 13, 10, "…ghijklmn…", 8), ("", 0, 5, "", 0),
    ("日本語日本語", 6, 6, "…語", 3), ("abc", 3, 1, "", 0), ("abc", 1, 1, "b", 0),
  ])
  func `shows the part around the caret`(
    _ text: String, _ caret: Int, _ columns: Int, _ expected: String, _ caretColumn: Int
  ) {
    let window = CaretWindow(
      text, caret: text.index(text.startIndex, offsetBy: caret), columns: columns)
    #expect(Self.text(window.line) == expected)
    #expect(window.caretColumn == caretColumn)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `always has the caret inside the field`(_ seed: UInt64) {
    var random = TerminalRandom(seed: seed)
    let text = random.text(pieces: random.number(in: 0...30))
    let columns = random.number(in: 1...20)
    for caret in Array(text.indices) + [text.endIndex] {
      let window = CaretWindow(text, caret: caret, columns: columns)
      #expect(0..<columns ~= window.caretColumn)
      #expect(window.line.columns <= columns)
      #expect(window.line.columns >= window.caretColumn)
    }
  }
}
