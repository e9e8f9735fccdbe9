import TagStoreCore
import Testing

@Suite struct `Splitting text into tags` {
  @Test(arguments: [
    ("", []),
    (" \u{A0}\u{3000} ", []),
    (", ,\n,", []),
    ("vegan", ["vegan"]),
    ("  weeknight dinner  ", ["weeknight dinner"]),
    ("vegan,dinner", ["vegan", "dinner"]),
    ("vegan, dinner,", ["vegan", "dinner"]),
    ("vegan,\u{301}dinner", ["vegan", "\u{301}dinner"]),
    ("a\r\nb\rc\nd\te", ["a", "b", "c", "d", "e"]),
    ("a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f", ["a", "b", "c", "d", "e", "f"]),
    ("a;b|c", ["a;b|c"]),
  ])
  func `text is cut at every separator scalar, blank pieces left out`(
    text: String, pieces: [String]
  ) {
    expectSame(TagSplitter.standard.pieces(of: text), pieces)
  }

  @Test(arguments: [
    (#""Portland, OR", vegan"#, ["Portland, OR", "vegan"]),
    (#"  "Portland, OR"  "#, ["Portland, OR"]),
    (#""a" ,"b"#, ["a", #""b"#]),
    (#""say \"hi\", then \\ go""#, [#"say "hi", then \ go"#]),
    (#""line\#nbreak""#, ["line\nbreak"]),
    (#""a\n""#, ["an"]),
    (#""", "  ", x"#, ["x"]),
    (#"" padded ""#, [" padded "]),
  ])
  func `a quoted piece is one tag whatever it holds`(text: String, pieces: [String]) {
    expectSame(TagSplitter.standard.pieces(of: text), pieces)
  }

  @Test(arguments: [
    (#"5" pipe, 6" pipe"#, [#"5" pipe"#, #"6" pipe"#]),
    (#"""#, [#"""#]),
    (#"", vegan"#, [#"""#, "vegan"]),
    (#""Portland, OR"#, [#""Portland"#, "OR"]),
    (#""Portland, OR" x, y"#, [#""Portland"#, #"OR" x"#, "y"]),
    (#""a\", b"#, [#""a\""#, "b"]),
    (#""a"b"c", d"#, [#""a"b"c""#, "d"]),
    ("\"a\"\u{301}, b", ["\"a\"\u{301}", "b"]),
    (#""a, "b, c""#, [#""a"#, "b, c"]),
    (#"a\, b"#, [#"a\"#, "b"]),
  ])
  func `a quote that does not enclose a whole piece is an ordinary character`(
    text: String, pieces: [String]
  ) {
    expectSame(TagSplitter.standard.pieces(of: text), pieces)
  }

  @Test(arguments: [
    (";" as Unicode.Scalar, "a; b"),
    ("|", "a| b"),
    ("\n", "a\nb"),
  ])
  func `a single separator separates and joins`(separator: Unicode.Scalar, joined: String) {
    let splitter = TagSplitter(separators: [separator])
    expectSame(splitter.pieces(of: joined), ["a", "b"])
    #expect(splitter.joined(["a", "b"]) == joined)
    expectSame(splitter.pieces(of: "a,b"), ["a,b"])
  }

  @Test func `where a space separates, all white space does`() {
    let splitter = TagSplitter(separators: [" "])
    expectSame(splitter.pieces(of: "a\u{A0}b\u{3000}c\td  \"e f\""), ["a", "b", "c", "d", "e f"])
    #expect(splitter.joined(["gluten free", "vegan"]) == "\"gluten free\" vegan")
  }

  @Test(arguments: [
    ([], ""),
    (["vegan"], "vegan"),
    (["vegan", "dinner"], "vegan, dinner"),
    (["Portland, OR", #"5" pipe"#], #""Portland, OR", 5" pipe"#),
    ([#""quoted""#, #"back\slash"#], #""\"quoted\"", back\slash"#),
    ([#"a\,"b"#], #""a\\,\"b""#),
  ])
  func `names are quoted only where they must be`(names: [String], joined: String) {
    #expect(TagSplitter.standard.joined(names) == joined)
  }

  @Test func `a megabyte of quotes takes linear time`() {
    let quotes = String(repeating: "\"", count: 1_000_000)
    expectSame(TagSplitter.standard.pieces(of: quotes), [quotes])
    let openQuotes = String(repeating: "\"a,", count: 300_000)
    #expect(TagSplitter.standard.pieces(of: openQuotes).count == 300_000)
    let escapes = String(repeating: "\"\\,", count: 300_000)
    #expect(TagSplitter.standard.pieces(of: escapes).count == 300_000)
  }
}

@Suite struct `Joining names into one text` {
  static let scalars: [Unicode.Scalar] = [
    "a", "b", ",", ";", "|", "\"", "\\", " ", "\t", "\n", "\r", "\u{301}", "\u{2028}", "é", "😀",
  ]

  @Test(arguments: [
    TagSplitter.standard,
    TagSplitter(separators: [";"]),
    TagSplitter(separators: [" ", ","]),
    TagSplitter(separators: ["\u{2028}", "é"]),
    TagSplitter(separators: ["\u{301}"]),
  ])
  func `cutting a joined text gives the names again`(splitter: TagSplitter) {
    var generator = FieldRandom(seed: 7)
    for _ in 0..<4_000 {
      let names = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        randomText(using: &generator)
      }.filter { !$0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
      expectSame(splitter.pieces(of: splitter.joined(names)), names)
    }
  }

  @Test(arguments: [0 as UInt64, 1, 2, 3])
  func `a text is cut as the plain model cuts it`(seed: UInt64) {
    var generator = FieldRandom(seed: seed)
    for _ in 0..<5_000 {
      let text = randomText(using: &generator) + randomText(using: &generator)
      expectSame(TagSplitter.standard.pieces(of: text), ModelSplitter.pieces(of: text))
    }
  }

  private func randomText(using generator: inout FieldRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      text.unicodeScalars.append(Self.scalars.randomElement(using: &generator) ?? "a")
    }
    return text
  }
}

/// Compares scalar by scalar: equal strings may differ in form.
private func expectSame(
  _ actual: [String], _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    actual.map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) },
    sourceLocation: sourceLocation
  )
}
