import TagStoreCore
import Testing

struct QueryPrintingTests {
  @Test(arguments: [
    "vegan", "gluten free", "a and b or c", "a or b and c", "(a or b) and c",
    "not a", "not not a", "not (a and b)", "not (a or b)", "not a and not b",
    "*", "not *", "* or not *", "veg*", "gluten f*", #""a("*"#, "and*",
    "(a or b) and (c or not (d and e))",
    #""and""#, #""x or y""#, #""\"""#, #"\"#, #""\\\"""#, #""(""#,
  ])
  func `a query with no more than it needs prints as it was written`(text: String) throws {
    #expect(try TagQuery(parsing: text).description == text)
  }

  @Test(arguments: [
    ("((a))", "a"), ("(a and b) or c", "a and b or c"), ("a and (b and c)", "a and b and c"),
    ("not (a)", "not a"), (#""a""#, "a"), (#""a b"*"#, "a b*"), (#""and"*"#, "and*"),
    ("a AND b Or NOT c", "a and b or not c"), (#""a\b""#, "ab"),
  ])
  func `quotes and parentheses that change nothing are left out`(
    text: String, printed: String
  ) throws {
    #expect(try TagQuery(parsing: text).description == printed)
  }

  @Test(arguments: 0..<20)
  func `a printed query parses to an equal one`(seed: UInt64) throws {
    var samples = QuerySamples(seed: seed)
    for _ in 0..<100 {
      let query = try samples.query(height: 4) { samples in try samples.leaf() }
      let text = query.description
      let parsed = try TagQuery(parsing: text)
      #expect(parsed == query, "\(text)")
      #expect(parsed.description == text)
    }
  }

  @Test(arguments: QuerySamples.names)
  func `a printed name keeps every scalar`(name: String) throws {
    let tag = try Tag(name)
    guard case .tag(let parsed) = try TagQuery(parsing: TagQuery.tag(tag).description) else {
      Issue.record("not a tag")
      return
    }
    #expect(Array(parsed.name.unicodeScalars) == Array(tag.name.unicodeScalars))
  }

  @Test func `lists too short to be written print as what they mean`() throws {
    let a = TagQuery.tag(try Tag("a"))
    #expect(TagQuery.and([a]).description == "a")
    #expect(TagQuery.not(.or([.and([a])])).description == "not a")
    #expect(TagQuery.and([]).description == "* or not *")
    #expect(TagQuery.or([]).description == "* and not *")
    #expect(TagQuery.and([a, .and([])]).description == "a and (* or not *)")
    #expect(TagQuery.and([.and([a, a]), a]).description == "a and a and a")
    #expect(TagQuery.all(of: []).matches([]))
    #expect(!TagQuery.any(of: []).matches([]))
  }
}
