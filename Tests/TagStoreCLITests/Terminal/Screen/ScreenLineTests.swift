internal import TagStoreCLI
internal import Testing

@Suite struct `A line of cells` {
  static func texts(_ line: ScreenLine) -> [String] { line.cells.map(\.text) }

  @Test(arguments: [
    ("ab", ["a", "b"]), ("日a", ["日", "", "a"]), ("e\u{301}x", ["e\u{301}", "x"]),
    ("👨‍👩‍👧!", ["👨‍👩‍👧", "", "!"]), ("a\u{200B}b", ["a", "b"]), ("\u{FEFF}", []),
    ("\u{301}a", ["\u{25CC}\u{301}", "a"]), ("a\u{1B}", ["a", "\\", "u", "{", "1", "B", "}"]),
    ("\u{9B}", ["\\", "u", "{", "9", "B", "}"]),
    ("\r\n", ["\\", "u", "{", "D", "}", "\\", "u", "{", "A", "}"]),
    ("\u{2028}", ["\\", "u", "{", "2", "0", "2", "8", "}"]),
    ("\u{202E}a", ["\\", "u", "{", "2", "0", "2", "E", "}", "a"]),
  ])
  func `has a cell for each column and nothing raw`(_ text: String, _ cells: [String]) {
    #expect(Self.texts(ScreenLine(text)) == cells)
  }

  @Test func `marks the characters of ranges`() throws {
    let text = "x日\u{1B}y"
    let first = try #require(text.firstRange(of: "日"))
    let last = try #require(text.firstRange(of: "y"))
    var line = ScreenLine()
    line.append(text, .dim, marking: [first, last], with: .bold)
    #expect(line.cells.first?.style == .dim)
    #expect(line.cells[1...2].allSatisfy { $0.style == [.dim, .bold] })
    #expect(line.cells[3...8].allSatisfy { $0.style == .dim })
    #expect(line.cells.last?.style == [.dim, .bold])
  }

  @Test func `isolates right-to-left text from digits and brackets beside it`() {
    var line = ScreenLine("[")
    line.append("שלום עולם 5", [])
    line.append("] 12")
    #expect(Self.texts(line).joined() == "[\u{200E}שלום עולם\u{200E} 5] 12")
    #expect(line.columns == 16)
  }

  @Test func `isolates a line that is added to another`() {
    var line = ScreenLine("1 ")
    line.append(ScreenLine("שלום"))
    line.append(ScreenLine(" 2"))
    #expect(Self.texts(line).joined() == "1 \u{200E}שלום\u{200E} 2")
  }

  @Test func `is padded up to a column`() {
    var line = ScreenLine("日")
    line.pad(to: 4, .reverse)
    line.pad(to: 1)
    #expect(Self.texts(line) == ["日", "", " ", " "])
    #expect(line.cells[3].style == .reverse)
  }
}
