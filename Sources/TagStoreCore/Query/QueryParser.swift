/// Builds a query from its tokens: one method for each rule of the grammar.
///
/// ```
/// disjunction = conjunction { "or" conjunction }
/// conjunction = negation { "and" negation }
/// negation    = "not" negation | primary
/// primary     = "(" disjunction ")" | "*" | quoted | quoted"*" | word { word } | { word } word"*"
/// ```
/// Recursion is bounded by the depth limit; lists of any length are loops.
struct QueryParser {
  private var scanner: QueryScanner
  var token: QueryToken
  /// The token before ``token``, for errors.
  private(set) var previous: QueryToken?
  /// The name that ends directly before ``token``, for errors.
  private(set) var nameBefore: (name: String, range: Range<String.Index>)?
  private var depth = 0

  var text: String { scanner.text }

  private init(_ text: String) throws(TagQueryError) {
    scanner = QueryScanner(text)
    token = try scanner.next()
  }

  /// The query that a text is.
  static func parse(_ text: String) throws(TagQueryError) -> TagQuery {
    if text.utf8.count > TagQuery.maximumLength { throw .tooLong(text) }
    var parser = try QueryParser(text)
    let query = try parser.disjunction()
    if parser.token.kind == .end { return query }
    if parser.token.kind == .closingParenthesis { throw parser.unopenedParenthesis }
    throw try parser.missingOperator()
  }

  /// Goes on to the next token.
  mutating func advance() throws(TagQueryError) {
    let next = try scanner.next()
    previous = token
    nameBefore = nil
    token = next
  }

  private mutating func disjunction() throws(TagQueryError) -> TagQuery {
    var parts = [try conjunction()]
    while token.kind == .keyword(.or) {
      try advance()
      parts.append(try conjunction())
    }
    return .any(of: parts)
  }

  private mutating func conjunction() throws(TagQueryError) -> TagQuery {
    var parts = [try negation()]
    while token.kind == .keyword(.and) {
      try advance()
      parts.append(try negation())
    }
    return .all(of: parts)
  }

  private mutating func negation() throws(TagQueryError) -> TagQuery {
    guard token.kind == .keyword(.not) else { return try primary() }
    try enter()
    try advance()
    let operand = try negation()
    depth -= 1
    return .not(operand)
  }

  private mutating func primary() throws(TagQueryError) -> TagQuery {
    switch token.kind {
    case .openingParenthesis:
      return try group()
    case .anyTag:
      try advance()
      return .anyTag
    case .word, .prefixWord:
      return try words()
    case .quoted(let name):
      let range = token.range
      let tag = try tag(name, at: range)
      try advance()
      nameBefore = (name, range)
      return .tag(tag)
    case .quotedPrefix(let name):
      let prefix = try prefix(name, at: token.range)
      try advance()
      return .prefix(prefix)
    case .keyword, .closingParenthesis, .end:
      throw missingName
    }
  }

  private mutating func group() throws(TagQueryError) -> TagQuery {
    let opening = token
    try enter()
    try advance()
    if token.kind == .end { throw unclosedParenthesis(opening) }
    let query = try disjunction()
    if token.kind == .end { throw unclosedParenthesis(opening) }
    guard token.kind == .closingParenthesis else { throw try missingOperator() }
    try advance()
    depth -= 1
    return query
  }

  /// Words next to each other, which are one name; a star at the end of one ends the run.
  private mutating func words() throws(TagQueryError) -> TagQuery {
    let start = token.range.lowerBound
    var range = start..<start
    var fault: String.Index?
    while token.kind == .word {
      range = start..<token.range.upperBound
      fault = fault ?? token.fault
      try advance()
    }
    let endsInStar = token.kind == .prefixWord
    if endsInStar {
      range = start..<token.range.upperBound
      try advance()
    }
    if let fault { throw misplaced(fault, in: range) }
    guard endsInStar else {
      let tag = try tag(String(text.unicodeScalars[range]), at: range)
      nameBefore = (tag.name, range)
      return .tag(tag)
    }
    return .prefix(try prefix(String(text.unicodeScalars[range].dropLast()), at: range))
  }

  private func tag(
    _ name: String, at range: Range<String.Index>
  ) throws(TagQueryError) -> Tag {
    do { return try Tag(name) } catch { throw .refused(error, at: range, in: text) }
  }

  private func prefix(
    _ name: String, at range: Range<String.Index>
  ) throws(TagQueryError) -> TagPrefix {
    do { return try TagPrefix(name) } catch { throw .refused(error, at: range, in: text) }
  }

  /// Counts the parenthesis or `not` at the token.
  private mutating func enter() throws(TagQueryError) {
    depth += 1
    if depth > TagQuery.maximumDepth { throw .tooDeep(at: token.range.lowerBound, in: text) }
  }
}
