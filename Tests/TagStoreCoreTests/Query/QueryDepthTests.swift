import TagStoreCore
import Testing

struct QueryDepthTests {
  private func nested(_ opening: String, _ closing: String, times: Int) -> String {
    String(repeating: opening, count: times) + "a" + String(repeating: closing, count: times)
  }

  private func nested(_ query: TagQuery, inParentheses count: Int) -> String {
    String(repeating: "(", count: count) + query.description
      + String(repeating: ")", count: count)
  }

  @Test(arguments: [("(", ")"), ("not ", ""), ("(b or ", ")"), ("b and (", ")"), ("not(", ")")])
  func `nesting up to the limit parses and beyond it is an error`(
    opening: String, closing: String
  ) throws {
    let perRound = opening == "not(" ? 2 : 1
    let rounds = TagQuery.maximumDepth / perRound
    let query = try TagQuery(parsing: nested(opening, closing, times: rounds))
    #expect(query.depth <= TagQuery.maximumDepth)
    #expect(try TagQuery(parsing: query.description) == query)
    let error = #expect(throws: TagQueryError.self) {
      try TagQuery(parsing: nested(opening, closing, times: rounds + 1))
    }
    #expect(error?.code == .tooDeep)
  }

  @Test(arguments: ["(", "not ", "((a or ", "a and not ("])
  func `a great many levels are an error and no crash`(opening: String) {
    let error = #expect(throws: TagQueryError.self) {
      try TagQuery(parsing: String(repeating: opening, count: 50_000))
    }
    #expect(error?.code == .tooDeep)
  }

  @Test(arguments: [2_000, 100_000], [" or ", " and "])
  func `a long list is one level`(count: Int, separator: String) throws {
    let text = Array(repeating: "a", count: count).joined(separator: separator)
    let query = try TagQuery(parsing: text)
    #expect(query.depth == 0)
    switch query {
    case .and(let parts), .or(let parts): #expect(parts.count == count)
    default: Issue.record("not a list")
    }
    #expect(query.description == text)
    #expect(query.matches([try Tag("a")]))
  }

  @Test(arguments: [
    ("a", 0), ("not a", 1), ("not not a", 2), ("a and b or c", 0), ("a and (b or c)", 1),
    ("not (a or b)", 2), ("not (a and not (b or c))", 4), ("(((a)))", 0),
  ])
  func `depth counts the parentheses and nots of the printed query`(text: String, depth: Int) throws
  {
    #expect(try TagQuery(parsing: text).depth == depth)
  }

  @Test(arguments: 0..<10)
  func `depth is what the parser would count`(seed: UInt64) throws {
    var samples = QuerySamples(seed: seed)
    for _ in 0..<50 {
      let query = samples.query(height: 5) { _ in .anyTag }
      let spare = TagQuery.maximumDepth - query.depth
      let fits = nested(query, inParentheses: spare)
      #expect(throws: Never.self) { try TagQuery(parsing: fits) }
      let error = #expect(throws: TagQueryError.self) { try TagQuery(parsing: "(\(fits))") }
      #expect(error?.code == .tooDeep)
    }
  }

  @Test func `depth and printing of a deep query built in code do not recurse`() throws {
    var query = TagQuery.tag(try Tag("a"))
    for _ in 0..<5_000 { query = .not(.or([.and([query, .anyTag]), .anyTag])) }
    #expect(query.depth == 10_000)
    #expect(query.description.utf8.count > 10_000)
    #expect(query.depth > TagQuery.maximumDepth)
  }
}
