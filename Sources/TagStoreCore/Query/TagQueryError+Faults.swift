extension TagQueryError {
  static func emptyQuery(at index: String.Index, in text: String) -> TagQueryError {
    TagQueryError(
      .emptyQuery, at: index, in: text, message: "there is nothing to look for here",
      advice: "Write a name, or * or not * to find all items")
  }

  static func unclosedQuote(
    _ name: String, at index: String.Index, in text: String
  ) -> TagQueryError {
    let hasName = name.unicodeScalars.contains { !$0.properties.isWhitespace }
    let isShort = name.unicodeScalars.count < Tag.maximumLength
    let advice =
      hasName && isShort
      ? """
      Write \(QueryName.quoted(name)), or \(QueryName.quoted("\"" + name)) if the quote is part of \
      the name
      """
      : """
      Write a quote where the name ends; a quote that is part of a name is written \\" inside \
      quotes, so the tag " is "\\""
      """
    return TagQueryError(
      .unclosedQuote, at: index, in: text, message: "the quote that opens here is never closed",
      advice: advice)
  }

  /// A name that no tag can have, at the scalar that is refused or else where the name begins.
  static func refused(
    _ refusal: TagRefusal, at range: Range<String.Index>, in text: String
  ) -> TagQueryError {
    var index = range.lowerBound
    if case .controlCharacter(let scalar) = refusal {
      index = text.unicodeScalars[range].firstIndex(of: scalar) ?? index
    }
    return TagQueryError(
      .refusedName, at: index, in: text, message: "no tag can have this name: \(refusal)")
  }

  static func tooDeep(at index: String.Index, in text: String) -> TagQueryError {
    TagQueryError(
      .tooDeep, at: index, in: text,
      message: "parentheses and NOT nest deeper than \(TagQuery.maximumDepth) levels here",
      advice: "Leave out parentheses that are not needed, or split the query")
  }

  static func tooLong(_ text: String) -> TagQueryError {
    let limit = text.utf8.index(text.startIndex, offsetBy: TagQuery.maximumLength)
    return TagQueryError(
      .tooLong, at: limit, in: text,
      message: """
        the query is \(text.utf8.count) bytes long, and at most \(TagQuery.maximumLength) are \
        allowed
        """,
      advice: "Split the query")
  }
}
