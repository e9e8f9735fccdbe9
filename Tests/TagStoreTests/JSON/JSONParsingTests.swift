import TagStore
import Testing

@Suite struct `JSON comes in` {
  static let readable: [(String, JSONValue)] = [
    ("null", JSONValue.null), (" true\n", true), ("false", false),
    ("-0.50e+07", JSONValue.number("-0.50e+07")),
    ("123456789012345678901234567890", JSONValue.number("123456789012345678901234567890")),
    ("0", 0),
    (#""a\"\\\/\b\f\n\r\t\u0041\u00e9\ud83D\uDE00é\u0000""#, "a\"\\/\u{8}\u{C}\n\r\tAé😀é\0"),
    ("[ ]", []), ("{\t}", [:]), ("[1,[2],{}]", [1, [2], [:]]),
    (#"{"b":1, "a":{"b":null}}"#, ["b": 1, "a": ["b": nil]]),
    ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
  ]

  @Test(arguments: readable)
  func `what RFC 8259 allows is read, in its order and as it is written`(
    text: String, value: JSONValue
  ) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test(arguments: [
    ("", 1, 1), (" ", 1, 2), ("01", 1, 1), ("-", 1, 1), ("+1", 1, 1), (".5", 1, 1), ("1.", 1, 1),
    ("1e", 1, 1), ("0x1F", 1, 2), ("NaN", 1, 1), ("Infinity", 1, 1), ("nul", 1, 1), ("True", 1, 1),
    ("1 2", 1, 3), ("[1,]", 1, 4), ("[,]", 1, 2), ("[1 2]", 1, 4), ("[1", 1, 3), ("{\"a\"}", 1, 5),
    ("{a:1}", 1, 2), ("{\"a\":1,}", 1, 8), ("{\"a\":}", 1, 6), ("'a'", 1, 1), ("\"a", 1, 1),
    ("\"a\nb\"", 1, 3), ("\"é\tb\"", 1, 3), (#""\x""#, 1, 2), (#""\u12G4""#, 1, 2), (#""\"#, 1, 2),
    ("[\n  1,\r\n é]", 3, 2), ("{\"a\":1,\n\"a\":2}", 2, 1), (#"{"a":1,"\u0061":2}"#, 1, 8),
    (#"["\ud800"]"#, 1, 3), (#"["\udc00"]"#, 1, 3), (#"["\ud83d\ud83d"]"#, 1, 3),
    (#"["\ud83dx"]"#, 1, 3), ("\u{FEFF}1", 1, 1), ("1//", 1, 2),
  ])
  func `anything else is refused with its place`(text: String, line: Int, column: Int) throws {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    #expect([error?.line, error?.column] == [line, column])
  }

  @Test func `keys that only look the same are different keys`() throws {
    let value = try JSONValue(parsing: "{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(value.text.unicodeScalars.contains("\u{301}"))
    #expect(value.text.unicodeScalars.contains("\u{E9}"))
  }

  @Test func `sixty-four levels are read and one more is refused`() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(try JSONValue(parsing: nested(64)).text == nested(64))
    #expect(throws: JSONError.self) { try JSONValue(parsing: nested(65)) }
    #expect(throws: JSONError.self) { try JSONValue(parsing: nested(100_000)) }
    let wide = "[" + String(repeating: "[],", count: 100) + "[]]"
    #expect(try JSONValue(parsing: wide).text == wide)
  }

  @Test func `invalid UTF-8 is refused with its place`() throws {
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: [0x22, 0x61, 0xFF, 0x22])
    }
    #expect(error?.description == "line 1, column 3: invalid UTF-8")
  }
}
