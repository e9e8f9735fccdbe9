import TagStoreCore
import Testing

@Suite struct TagNameTests {
  @Test(arguments: ["Vegan", "weeknight dinner", "a", "~", "Portland, OR", "C++", "-x", "50 %"])
  func `plain text is its own name`(text: String) throws {
    #expect(try sameBytes(Tag(text).name, text))
  }

  @Test(arguments: [
    ("case and forms stay", "ÁBACO"), ("composed", "caf\u{E9}"), ("decomposed", "cafe\u{301}"),
    ("full width", "ＡＢＣ"), ("a ligature", "ﬁn"), ("a letter of no known table", "x\u{378}"),
    ("a mark after a space", "a \u{301}b"), ("private use", "\u{F8FF}"),
    ("a Hangul filler beside letters", "\u{115F}\u{1161}"),
  ])
  func `nothing else changes`(kind: String, text: String) throws {
    #expect(try sameBytes(Tag(text).name, text), "\(kind)")
  }

  @Test(arguments: [
    "test ", "test  ", "test\u{A0}", "\u{3000}test", "\t\r\ntest\u{85}", "\u{2028}test\u{202F}",
    "\u{200B} test \u{FEFF}", " \u{301}test", "\u{301}\u{200D} \u{FE0F}test", "\u{E0061}test",
    "\u{20}\u{200D}\u{20}test\u{20}\u{200C}\u{20}\u{FE0F}",
  ])
  func `what stands around a name goes`(text: String) throws {
    #expect(try sameBytes(Tag(text).name, "test"))
  }

  @Test(arguments: [
    "a b", "a  b", "a\u{A0}b", "a \u{3000}\tb", "a \u{200B} b", "a\r\nb", "a\u{2060} b",
  ])
  func `a run of white space becomes one space`(text: String) throws {
    #expect(try sameBytes(Tag(text).name, "a b"))
  }

  @Test(
    arguments: [
      0x200B, 0xFEFF, 0x2060, 0xAD, 0x200E, 0x200F, 0x61C, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E,
      0x2066, 0x2067, 0x2068, 0x2069,
    ] as [UInt32])
  func `zero-width spaces and direction controls go wherever they stand`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(try sameBytes(Tag("\(scalar)bl\(scalar)ue\(scalar)").name, "blue"))
  }

  @Test func `a zero-width space does not make a twin`() throws {
    #expect(try Tag("blue\u{200B} eyes") == Tag("blue eyes"))
  }

  @Test(arguments: [
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{2764}\u{FE0F}\u{200D}\u{1F525}",
    "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}", "\u{915}\u{94D}\u{200D}\u{937}",
    "\u{31}\u{FE0F}\u{20E3}", "\u{1F44D}\u{1F3FD}", "\u{1F1F3}\u{1F1F4}",
  ])
  func `joiners stay between visible characters`(text: String) throws {
    #expect(try sameBytes(Tag(text).name, text))
  }

  @Test func `a symbol with and without a presentation selector is one tag`() throws {
    #expect(try Tag("\u{2611}") == Tag("\u{2611}\u{FE0F}"))
    #expect(try sameBytes(Tag("\u{2611}\u{FE0F}").name, "\u{2611}\u{FE0F}"))
  }
}
