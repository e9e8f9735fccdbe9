import TagStoreCore
import Testing

struct QueryScalarTests {
  @Test(arguments: [
    " ", "\t", "\n", "\r\n", "\r", "\u{85}", "\u{A0}", "\u{2028}", "\u{3000}", "\u{2003}",
  ])
  func `any white space separates words and operators`(space: String) throws {
    let expected = TagQuery.and([.tag(try Tag("gluten\(space)free")), .not(.tag(try Tag("x")))])
    let text = ["gluten", "free", "and", "not", "x"].joined(separator: space)
    #expect(try TagQuery(parsing: space + text + space) == expected)
  }

  @Test func `a mark after a closing parenthesis is a word of its own`() throws {
    let error = #expect(throws: TagQueryError.self) { try TagQuery(parsing: "(a)\u{301}b") }
    #expect(error?.code == .missingOperator)
    #expect(error?.column == 3)
  }

  @Test func `a mark after an opening parenthesis belongs to the name inside`() throws {
    #expect(
      try TagQuery(parsing: "(\u{301}a or b)") == .or([.tag(Tag("\u{301}a")), .tag(Tag("b"))]))
  }

  @Test func `a mark after an opening quote is inside the quotes`() throws {
    #expect(try TagQuery(parsing: "\"\u{301}a, b\"") == .tag(Tag("\u{301}a, b")))
  }

  @Test func `a mark after a closing quote does not keep the quotes open`() {
    let error = #expect(throws: TagQueryError.self) { try TagQuery(parsing: "\"a\"\u{301}b") }
    #expect(error?.code == .missingOperator)
    #expect(error?.column == 3)
  }

  @Test func `a mark after a backslash is what the backslash escapes`() throws {
    #expect(try TagQuery(parsing: "\"a\\\u{301}\"") == .tag(Tag("a\u{301}")))
  }

  @Test func `a mark after a star moves the star into the name`() {
    let error = #expect(throws: TagQueryError.self) { try TagQuery(parsing: "a*\u{301}") }
    #expect(error?.code == .unexpectedCharacter)
    #expect(error?.column == 2)
  }

  @Test func `a prefix is compared by scalars`() throws {
    let prefix = try TagPrefix("e")
    #expect(prefix.matches(key: "e\u{301}x"))
    #expect(!prefix.matches(key: "\u{E9}x"))
    #expect(try TagPrefix("👩").matches(key: "👩‍👩‍👧"))
  }
}
