import TagStoreCore
import Testing

@Suite struct TagRefusalTests {
  @Test(arguments: [
    "", " ", "\u{A0}", "\u{3000}\t\r\n", "\u{200E}", "\u{FEFF}", "\u{2060}", "\u{200B}\u{200D}",
    "\u{301}", " \u{301}\u{323} ", "\u{94D}", "\u{20DD}", "\u{2800}", "\u{2800} \u{2800}\u{301}",
    "\u{3164}", "\u{115F}", "\u{FFA0}", "\u{FE0F}", "\u{34F}", "\u{180E}", "\u{2061}",
    "\u{E0061}\u{E007F}", "\u{E0001}", "\u{1D173}", "\u{E0FFF}",
  ])
  func `a text with nothing visible is refused`(text: String) {
    #expect(throws: TagRefusal.empty) { try Tag(text) }
  }

  @Test(arguments: Array(UInt32(0)...0x9F))
  func `a control character is refused unless it is white space`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    guard scalar.properties.generalCategory == .control else { return }
    let text = "a\(scalar)b"
    if scalar.properties.isWhitespace {
      #expect(try sameBytes(Tag(text).name, "a b"))
    } else {
      #expect(throws: TagRefusal.controlCharacter(scalar)) { try Tag(text) }
    }
  }

  @Test(arguments: ["a\u{0}b", "a\u{0}c", "\u{0}", "é\u{0}"])
  func `U+0000 is refused and never cuts a name`(text: String) {
    #expect(throws: TagRefusal.controlCharacter("\u{0}")) { try Tag(text) }
  }

  @Test func `the first control character is named, whatever else is wrong`() {
    let long = String(repeating: "é", count: 300) + "\u{7}\u{1B}"
    #expect(throws: TagRefusal.controlCharacter("\u{7}")) { try Tag(long) }
    #expect(throws: TagRefusal.controlCharacter("\u{1F}")) { try Tag(" \u{1F}") }
  }

  @Test(arguments: [255, 256, 300, 5_000, 60_000], ["x", "X", "é", "\u{1F525}"])
  func `a name has at most 255 scalars`(length: Int, letter: String) throws {
    let text = String(repeating: letter, count: length)
    if length <= 255 {
      #expect(try sameBytes(Tag(text).name, text))
    } else {
      #expect(throws: TagRefusal.tooLong(length)) { try Tag(text) }
    }
  }

  @Test func `the length is that of the name, not of the text`() throws {
    let name = String(repeating: "x", count: 255)
    let text = "  \u{200B}" + name + " \u{200D} "
    #expect(try sameBytes(Tag(text).name, name))
    let marks = "e" + String(repeating: "\u{301}", count: 255)
    #expect(throws: TagRefusal.tooLong(256)) { try Tag(marks) }
  }

  @Test func `reasons are plain English`() {
    #expect(TagRefusal.empty.description == "nothing visible is left")
    #expect(
      TagRefusal.controlCharacter("\u{7}").description == "U+0007 is a control character")
    #expect(
      TagRefusal.tooLong(301).description
        == "301 characters (Unicode scalars); at most 255 are allowed")
  }
}
