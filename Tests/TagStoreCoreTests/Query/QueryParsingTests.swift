import TagStoreCore
import Testing

struct QueryParsingTests {
  private func tag(_ name: String) throws -> TagQuery { .tag(try Tag(name)) }

  @Test func `words next to each other are one name`() throws {
    #expect(try TagQuery(parsing: "gluten free") == tag("gluten free"))
    #expect(try TagQuery(parsing: " a b c and d ") == .and([tag("a b c"), tag("d")]))
  }

  @Test func `not binds closer than and, and closer than or`() throws {
    let (a, b, c) = (try tag("a"), try tag("b"), try tag("c"))
    #expect(try TagQuery(parsing: "a or b and not c") == .or([a, .and([b, .not(c)])]))
    #expect(try TagQuery(parsing: "not a and b or c") == .or([.and([.not(a), b]), c]))
    #expect(try TagQuery(parsing: "not (a and b) or c") == .or([.not(.and([a, b])), c]))
    #expect(try TagQuery(parsing: "(a or b) and c") == .and([.or([a, b]), c]))
  }

  @Test func `the example of the manual parses`() throws {
    let expected = TagQuery.and([
      try tag("vegan"), .not(.or([try tag("dairy"), try tag("and")])),
    ])
    #expect(try TagQuery(parsing: #"vegan and not (dairy or "and")"#) == expected)
  }

  @Test func `nested lists of one operator become one list`() throws {
    let (a, b, c, d) = (try tag("a"), try tag("b"), try tag("c"), try tag("d"))
    #expect(try TagQuery(parsing: "(a and b) and (c and (d))") == .and([a, b, c, d]))
    #expect(try TagQuery(parsing: "a or (b or ((c or d)))") == .or([a, b, c, d]))
    #expect(TagQuery.all(of: [a, .all(of: [b, c])]) == .and([a, b, c]))
    #expect(TagQuery.any(of: [.any(of: [a, b]), c]) == .or([a, b, c]))
    #expect(TagQuery.all(of: [a]) == a)
    #expect(TagQuery.any(of: [a]) == a)
  }

  @Test func `a double negation stays`() throws {
    #expect(try TagQuery(parsing: "not not a") == .not(.not(tag("a"))))
    #expect(try TagQuery(parsing: "not (not a)") == .not(.not(tag("a"))))
  }

  @Test(arguments: ["a and b", "a AND b", "a And b", "a aNd b"])
  func `keywords count in any letter case`(text: String) throws {
    #expect(try TagQuery(parsing: text) == .and([tag("a"), tag("b")]))
  }

  @Test(arguments: ["a o\u{200B}r b", "a or\u{FEFF} b", "a \u{2060}OR b"])
  func `an invisible scalar does not make a name of a keyword`(text: String) throws {
    #expect(try TagQuery(parsing: text) == .or([tag("a"), tag("b")]))
  }

  @Test(arguments: [
    "ａｎｄ", "аnd", "ánd", "and\u{301}", "oɍ", "nоt", "ors", "nota", "an", "ı", "and,",
  ])
  func `a word that only resembles a keyword is a name`(word: String) throws {
    #expect(try TagQuery(parsing: word) == tag(word))
    #expect(try TagQuery(parsing: "a \(word) b") == tag("a \(word) b"))
  }

  @Test func `a star at the end of a name makes a prefix`() throws {
    #expect(try TagQuery(parsing: "veg*") == .prefix(TagPrefix("veg")))
    #expect(try TagQuery(parsing: "gluten f*") == .prefix(TagPrefix("gluten f")))
    #expect(try TagQuery(parsing: #""gluten f"*"#) == .prefix(TagPrefix("gluten f")))
    #expect(try TagQuery(parsing: #""a*"*"#) == .prefix(TagPrefix("a*")))
    #expect(try TagQuery(parsing: "rock and*") == .prefix(TagPrefix("rock and")))
    #expect(
      try TagQuery(parsing: "or* and not*")
        == .and([.prefix(TagPrefix("or")), .prefix(TagPrefix("not"))]))
  }

  @Test func `a star alone is any tag and not star is none`() throws {
    #expect(try TagQuery(parsing: "*") == .anyTag)
    #expect(try TagQuery(parsing: "not *") == .not(.anyTag))
    #expect(try TagQuery(parsing: "* or not *") == .or([.anyTag, .not(.anyTag)]))
    #expect(try TagQuery(parsing: "not(*)") == .not(.anyTag))
  }

  @Test func `a prefix of the other letter case is equal`() throws {
    #expect(try TagQuery(parsing: "VEG* or Dairy") == TagQuery(parsing: "veg* or dairy"))
  }
}
