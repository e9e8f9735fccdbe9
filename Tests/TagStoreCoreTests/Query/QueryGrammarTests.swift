import TagStoreCore
import Testing

/// Compares the parser with the plainest reading of the grammar, over all short token sequences.
struct QueryGrammarTests {
  /// The reference: tries every way to cut the tokens at an operator outside of parentheses.
  private func reference(_ tokens: ArraySlice<String>) throws -> TagQuery? {
    if let parts = try parts(tokens, cutAt: "or") { return .any(of: parts) }
    if let parts = try parts(tokens, cutAt: "and") { return .all(of: parts) }
    guard let first = tokens.first, let last = tokens.last else { return nil }
    if first == "not" {
      return try reference(tokens.dropFirst()).map { .not($0) }
    }
    if first == "(" {
      guard last == ")", tokens.count > 2 else { return nil }
      return try reference(tokens.dropFirst().dropLast())
    }
    if tokens.count == 1, first == "*" { return .anyTag }
    if tokens.count == 1, first == "\"q\"" { return .tag(try Tag("q")) }
    if tokens.allSatisfy({ $0 == "w" }) { return .tag(try Tag(tokens.joined(separator: " "))) }
    return nil
  }

  /// The parts between the operators, if there are operators and all parts are queries.
  private func parts(_ tokens: ArraySlice<String>, cutAt keyword: String) throws -> [TagQuery]? {
    var (cuts, open) = ([tokens.startIndex - 1], 0)
    for (index, token) in zip(tokens.indices, tokens) {
      if token == "(" { open += 1 }
      if token == ")" { open -= 1 }
      if open < 0 { return nil }
      if token == keyword && open == 0 { cuts.append(index) }
    }
    guard open == 0, cuts.count > 1 else { return nil }
    cuts.append(tokens.endIndex)
    var queries: [TagQuery] = []
    for (start, end) in zip(cuts, cuts.dropFirst()) {
      guard let query = try reference(tokens[(start + 1)..<end]) else { return nil }
      queries.append(query)
    }
    return queries
  }

  @Test(arguments: 0...5)
  func `every short sequence of tokens is read as the grammar says`(length: Int) throws {
    let alphabet = ["w", "\"q\"", "*", "and", "or", "not", "(", ")"]
    var sequences: [[String]] = [[]]
    for _ in 0..<length {
      sequences = sequences.flatMap { sequence in alphabet.map { sequence + [$0] } }
    }
    for tokens in sequences {
      let expected = try reference(tokens[...])
      let text = tokens.joined(separator: " ")
      let parsed = try? TagQuery(parsing: text)
      if parsed != expected {
        Issue.record("\(text): \(String(describing: parsed)), not \(String(describing: expected))")
      }
    }
  }
}
