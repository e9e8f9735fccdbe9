extension QueryParser {
  /// A name was expected at the token.
  var missingName: TagQueryError {
    switch (token.kind, previous?.kind) {
    case (_, .keyword(.not)) where !token.kind.isKeyword:
      return bareKeyword(previous ?? token)
    case (.end, nil):
      return .emptyQuery(at: token.range.lowerBound, in: text)
    case (.closingParenthesis, .openingParenthesis):
      return .emptyQuery(at: (previous ?? token).range.lowerBound, in: text)
    case (.end, _):
      let keyword = previous.map { found($0) } ?? "an operator"
      return error(
        .unexpectedEnd, at: token, "the query ends after \(keyword), where a name was expected",
        "Write a name after it, or put it in quotes if it is part of a name")
    case (.closingParenthesis, nil):
      return unopenedParenthesis
    case (.closingParenthesis, _):
      return error(.unexpectedCharacter, at: token, "found ) where a name was expected")
    default:
      return bareKeyword(token)
    }
  }

  private func bareKeyword(_ keyword: QueryToken) -> TagQueryError {
    let word = String(text[keyword.range])
    return error(
      .bareKeyword, at: keyword, "found the operator \(word) where a name was expected",
      "To find the tag named \(word), write \(QueryName.quoted(word))")
  }

  var unopenedParenthesis: TagQueryError {
    error(
      .unexpectedCharacter, at: token, "found ) without a ( before it",
      "Names that contain parentheses go in quotes")
  }

  func unclosedParenthesis(_ opening: QueryToken) -> TagQueryError {
    error(
      .unclosedParenthesis, at: opening, "the parenthesis that opens here is never closed",
      "Write ) where it ends; names that contain parentheses go in quotes")
  }

  /// A quote or star inside a name that has no quotes around it.
  func misplaced(_ fault: String.Index, in range: Range<String.Index>) -> TagQueryError {
    let isStar = text.unicodeScalars[fault] == "*"
    let message =
      isStar
      ? "found * inside a name, where it may only be the end of one"
      : "found a quote inside a name, where it may only open one"
    let name = String(text.unicodeScalars[range])
    let advice =
      isShort(name)
      ? "To find the tag of that name, write \(QueryName.quoted(name))"
      : "Names that contain it go in quotes"
    return TagQueryError(
      .unexpectedCharacter, at: fault, in: text, message: message, advice: advice)
  }

  /// The token begins another part, but no operator came before it.
  ///
  /// Throws another fault that comes to light while the words that follow are collected.
  mutating func missingOperator() throws(TagQueryError) -> TagQueryError {
    let start = token
    let message = "found \(found(start)) where AND or OR was expected"
    return error(.missingOperator, at: start, message, try operatorAdvice())
  }

  private mutating func operatorAdvice() throws(TagQueryError) -> String {
    let start = token
    let join = "Join the two parts with AND or OR"
    if start.kind == .keyword(.not) { return "To leave something out, write AND NOT" }
    guard let before = nameBefore else { return join }
    let touches = before.range.upperBound == start.range.lowerBound
    switch start.kind {
    case .openingParenthesis where touches:
      guard let name = nameWithParentheses(from: before.range.lowerBound) else { return join }
      return "\(join), or write \(QueryName.quoted(name)) if it is one name"
    case .word, .quoted:
      let after = try nameAfter()
      let whole = before.name + (touches ? "" : " ") + after
      guard isShort(whole) else { return join }
      return """
        For one tag write \(QueryName.quoted(whole)), for two \
        \(QueryName.written(before.name)) and \(QueryName.written(after))
        """
    default:
      return join
    }
  }

  /// The quoted name at the token, or the words there.
  private mutating func nameAfter() throws(TagQueryError) -> String {
    if case .quoted(let name) = token.kind { return name }
    var range = token.range
    while token.kind == .word {
      range = range.lowerBound..<token.range.upperBound
      try advance()
    }
    return String(text.unicodeScalars[range])
  }

  /// The text from an index on to the white space or closing parenthesis that ends it, counting
  /// what stands between parentheses as part of it.
  private func nameWithParentheses(from start: String.Index) -> String? {
    var name = ""
    var open = 0
    for scalar in text.unicodeScalars[start...].prefix(Tag.maximumLength + 1) {
      if scalar == "(" { open += 1 }
      if scalar == ")" { open -= 1 }
      if open < 0 || (open == 0 && scalar.properties.isWhitespace) { break }
      name.unicodeScalars.append(scalar)
    }
    while let last = name.unicodeScalars.last, last.properties.isWhitespace {
      name.unicodeScalars.removeLast()
    }
    return isShort(name) ? name : nil
  }

  /// Whether a text is worth repeating in advice.
  private func isShort(_ text: String) -> Bool {
    text.unicodeScalars.count <= Tag.maximumLength
  }

  /// A token as messages name it, cut to a readable length.
  private func found(_ token: QueryToken) -> String {
    if token.kind == .end { return "the end" }
    let scalars = text.unicodeScalars[token.range]
    let shown = String(scalars.prefix(40))
    return scalars.count > 40 ? shown + "…" : shown
  }

  private func error(
    _ code: TagQueryError.Code, at token: QueryToken, _ message: String, _ advice: String? = nil
  ) -> TagQueryError {
    TagQueryError(
      code, at: token.range.lowerBound, in: text, message: message, advice: advice)
  }
}

extension QueryToken.Kind {
  fileprivate var isKeyword: Bool {
    if case .keyword = self { true } else { false }
  }
}
