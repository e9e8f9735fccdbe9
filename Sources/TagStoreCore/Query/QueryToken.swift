/// One token of a query's text, with the place where it stands.
struct QueryToken {
  enum Kind: Equatable {
    /// A word of a name: an ordinary one, or one with a ``QueryToken/fault``.
    case word
    /// A word with a star at its end.
    case prefixWord
    /// A name in quotes, unescaped.
    case quoted(String)
    /// A name in quotes, unescaped, with a star directly after the closing one.
    case quotedPrefix(String)
    /// A star alone.
    case anyTag
    case keyword(QueryKeyword)
    case openingParenthesis
    case closingParenthesis
    case end
  }

  var kind: Kind
  var range: Range<String.Index>
  /// The first quote or star in a word where none may stand.
  var fault: String.Index?
}
