/// Cuts the text of a query into tokens, scalar by scalar.
///
/// Scalars, since a Character may swallow a quote or a parenthesis together with the combining
/// mark after it.
struct QueryScanner {
  let text: String
  private var position: String.Index

  init(_ text: String) {
    // Text from Objective-C would make every step slow.
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.position = text.startIndex
  }

  private var scalars: String.UnicodeScalarView { text.unicodeScalars }

  /// The scalar at the position, if there is one.
  private var scalar: Unicode.Scalar? {
    position < text.endIndex ? scalars[position] : nil
  }

  private mutating func step() {
    position = scalars.index(after: position)
  }

  /// The next token; ``QueryToken/Kind/end`` again and again at the end.
  mutating func next() throws(TagQueryError) -> QueryToken {
    while let scalar, scalar.properties.isWhitespace { step() }
    let start = position
    guard let scalar else { return QueryToken(kind: .end, range: start..<start) }
    switch scalar {
    case "(":
      step()
      return QueryToken(kind: .openingParenthesis, range: start..<position)
    case ")":
      step()
      return QueryToken(kind: .closingParenthesis, range: start..<position)
    case "\"":
      return try quoted()
    default:
      return word()
    }
  }

  /// The word at the position: it ends at white space or a parenthesis.
  private mutating func word() -> QueryToken {
    let start = position
    var fault: String.Index?
    var star: String.Index?
    while let scalar, scalar != "(", scalar != ")", !scalar.properties.isWhitespace {
      // A star is in its place only if nothing comes after it.
      if let star { fault = fault ?? star }
      if scalar == "\"" { fault = fault ?? position }
      star = scalar == "*" ? position : nil
      step()
    }
    let range = start..<position
    let kind: QueryToken.Kind
    if fault != nil {
      kind = .word
    } else if let star {
      kind = star == start ? .anyTag : .prefixWord
    } else if let keyword = QueryKeyword(scalars[range]) {
      kind = .keyword(keyword)
    } else {
      kind = .word
    }
    return QueryToken(kind: kind, range: range, fault: fault)
  }

  /// The name in quotes that opens at the position, and the star after it.
  private mutating func quoted() throws(TagQueryError) -> QueryToken {
    let start = position
    var name = ""
    step()
    while let scalar, scalar != "\"" {
      step()
      if scalar != "\\" {
        name.unicodeScalars.append(scalar)
      } else if let escaped = self.scalar {
        name.unicodeScalars.append(escaped)
        step()
      }
    }
    guard scalar != nil else { throw .unclosedQuote(name, at: start, in: text) }
    step()
    guard scalar == "*" else { return QueryToken(kind: .quoted(name), range: start..<position) }
    step()
    return QueryToken(kind: .quotedPrefix(name), range: start..<position)
  }
}
