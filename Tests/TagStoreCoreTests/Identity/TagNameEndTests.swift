import TagStoreCore
import Testing

/// What joins nothing goes at the end of a name; what completes the last character stays.
@Suite struct TagNameEndTests {
  private static let scotland =
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"

  @Test(arguments: [
    ("a red heart", "\u{2764}\u{FE0F}"), ("after words", "I \u{2764}\u{FE0F}"),
    ("the flag of Scotland", scotland), ("an ideograph's variant", "\u{845B}\u{E0100}"),
    ("a Mongolian letter's form", "\u{182D}\u{180B}"),
    ("a Malayalam chillu as it used to be typed", "\u{D05}\u{D35}\u{D28}\u{D4D}\u{200D}"),
    ("a virama kept apart", "\u{915}\u{94D}\u{200C}"),
  ])
  func `what completes the last character stays`(kind: String, text: String) throws {
    #expect(try sameBytes(Tag(text).name, text), "\(kind)")
    #expect(try sameBytes(Tag(text + " \u{200D}\u{3000}").name, text), "\(kind)")
  }

  @Test(arguments: [
    ("a joiner", "ab\u{200D}", "ab"), ("a non-joiner", "ab\u{200C}", "ab"),
    ("joiners and spaces in turn", "ab\u{200D} \u{200C} \u{FE0F}", "ab"),
    ("a second selector", "\u{2764}\u{FE0F}\u{FE0F}", "\u{2764}\u{FE0F}"),
    ("a joiner after a selector", "\u{2764}\u{FE0F}\u{200D}", "\u{2764}\u{FE0F}"),
    ("tags that never end", "\u{1F3F4}\u{E0067}\u{E0062}", "\u{1F3F4}"),
    ("an end of no tags", "\u{1F3F4}\u{E007F}", "\u{1F3F4}"),
    ("tags after the end", scotland + "\u{E0061}", scotland),
    ("a selector after a mark", "e\u{301}\u{FE0F}", "e\u{301}"),
    ("two joiners after a virama", "\u{915}\u{94D}\u{200D}\u{200D}", "\u{915}\u{94D}\u{200D}"),
  ])
  func `what joins nothing at the end goes`(kind: String, text: String, name: String) throws {
    #expect(try sameBytes(Tag(text).name, name), "\(kind)")
    #expect(try Tag(text) == Tag(name), "\(kind)")
  }
}
