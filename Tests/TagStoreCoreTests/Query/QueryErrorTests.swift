import TagStoreCore
import Testing

/// Each text with its fault, the column and a part of the advice.
private struct Fault: CustomTestStringConvertible {
  var text: String
  var code: TagQueryError.Code
  var column: Int
  var advice: String?

  init(_ text: String, _ code: TagQueryError.Code, _ column: Int, _ advice: String? = nil) {
    (self.text, self.code, self.column, self.advice) = (text, code, column, advice)
  }

  var testDescription: String { text }
}

struct QueryErrorTests {
  @Test(
    arguments: [
      Fault("", .emptyQuery, 1, "* or not *"),
      Fault("  \n ", .emptyQuery, 5, "* or not *"),
      Fault("()", .emptyQuery, 1, "* or not *"),
      Fault("a and ( )", .emptyQuery, 7, "* or not *"),

      Fault("and", .bareKeyword, 1, #""and""#),
      Fault("or", .bareKeyword, 1, #""or""#),
      Fault("NOT", .bareKeyword, 1, #""NOT""#),
      Fault("and a", .bareKeyword, 1, #""and""#),
      Fault("a and or b", .bareKeyword, 7, #""or""#),
      Fault("a and not", .bareKeyword, 7, #""not""#),
      Fault("(not) and a", .bareKeyword, 2, #""not""#),
      Fault("not and", .bareKeyword, 5, #""and""#),

      Fault("a and", .unexpectedEnd, 6, "quotes"),
      Fault("a or ", .unexpectedEnd, 6, "quotes"),
      Fault("(a or", .unexpectedEnd, 6, "quotes"),

      Fault("\"", .unclosedQuote, 1, #""\"""#),
      Fault("a or \"b c", .unclosedQuote, 6, #""b c", or "\"b c""#),
      Fault(#""b\"#, .unclosedQuote, 1, #""b""#),
      Fault(#""b\""#, .unclosedQuote, 1, #""b\"""#),

      Fault("(", .unclosedParenthesis, 1),
      Fault("(a", .unclosedParenthesis, 1),
      Fault("a and (b or (c)", .unclosedParenthesis, 7),

      Fault(")", .unexpectedCharacter, 1, "quotes"),
      Fault("a)", .unexpectedCharacter, 2, "quotes"),
      Fault("(a or )", .unexpectedCharacter, 7),
      Fault("*foo", .unexpectedCharacter, 1, #""*foo""#),
      Fault("a*b", .unexpectedCharacter, 2, #""a*b""#),
      Fault("**", .unexpectedCharacter, 1, #""**""#),
      Fault("veg** c", .unexpectedCharacter, 4, #""veg** c""#),
      Fault("5\" pipe", .unexpectedCharacter, 2, #""5\" pipe""#),
      Fault("not\"a\"", .unexpectedCharacter, 4, #""not\"a\"""#),

      Fault("\"Portland, OR\" food", .missingOperator, 16, #""Portland, OR food""#),
      Fault("food \"Portland, OR\"", .missingOperator, 6, #"food and "Portland, OR""#),
      Fault("\"a\" \"b\"", .missingOperator, 5, #""a b""#),
      Fault("\"a\"b c", .missingOperator, 4, #""ab c""#),
      Fault("hello(world)", .missingOperator, 6, #""hello(world)""#),
      Fault("a or hello (b)", .missingOperator, 12, "AND or OR"),
      Fault("NEAR(", .missingOperator, 5, #""NEAR(""#),
      Fault("(near(a b) or c)", .missingOperator, 6, #""near(a b)""#),
      Fault("(a)(b)", .missingOperator, 4, "AND or OR"),
      Fault("(a)b", .missingOperator, 4, "AND or OR"),
      Fault("veg* food", .missingOperator, 6, "AND or OR"),
      Fault("* food", .missingOperator, 3, "AND or OR"),
      Fault("food *", .missingOperator, 6, "AND or OR"),
      Fault("a not b", .missingOperator, 3, "AND NOT"),
    ])
  fileprivate func `a fault is named with its column and what to write`(fault: Fault) {
    let error = #expect(throws: TagQueryError.self) { try TagQuery(parsing: fault.text) }
    #expect(error?.code == fault.code)
    #expect(error?.column == fault.column)
    #expect(error?.message.isEmpty == false)
    if let advice = fault.advice {
      #expect(error?.advice?.contains(advice) == true, "\(error?.advice ?? "no advice")")
    }
  }

  @Test func `columns count Characters and not scalars or bytes`() {
    let error = #expect(throws: TagQueryError.self) {
      try TagQuery(parsing: "crème e\u{301} 👩‍👩‍👧 🇩🇪 or )")
    }
    #expect(error?.column == 16)
  }

  @Test func `a description gives column, message and advice`() {
    let error = #expect(throws: TagQueryError.self) { try TagQuery(parsing: "a or AND") }
    #expect(
      error?.description == """
        column 6: found the operator AND where a name was expected; \
        To find the tag named AND, write "AND"
        """)
  }

  @Test func `a text over the limit is refused with the limit`() {
    let fits = String(repeating: " ", count: TagQuery.maximumLength - 1) + "a"
    #expect(throws: Never.self) { try TagQuery(parsing: fits) }
    let error = #expect(throws: TagQueryError.self) { try TagQuery(parsing: fits + "b") }
    #expect(error?.code == .tooLong)
    #expect(error?.column == TagQuery.maximumLength + 1)
    #expect(error?.message.contains("1000000") == true)
  }

  @Test func `codes keep their text`() {
    let codes: [TagQueryError.Code] = [
      .emptyQuery, .bareKeyword, .unexpectedEnd, .unclosedQuote, .unclosedParenthesis,
      .unexpectedCharacter, .missingOperator, .refusedName, .tooDeep, .tooLong,
    ]
    #expect(
      codes.map(\.rawValue) == [
        "empty-query", "bare-keyword", "unexpected-end", "unclosed-quote", "unclosed-parenthesis",
        "unexpected-character", "missing-operator", "refused-name", "too-deep", "too-long",
      ])
  }
}
