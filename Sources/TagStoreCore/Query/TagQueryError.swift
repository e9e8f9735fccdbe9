/// Why a text is not a query: what was found where, what was expected, and how to write it.
public struct TagQueryError: Error, Hashable, Sendable {
  /// What kind of fault it is; decide by this, never by the message.
  public let code: Code

  /// The place in the text, counted in Characters from 1; one past the last for the end.
  public let column: Int

  /// What was found and what was expected: an English sentence without its period.
  public let message: String

  /// What to write instead, such as the name in quotes: an English sentence without its period.
  public let advice: String?

  /// A kind of fault; later versions may add others.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as text, such as `unclosed-quote`; it never changes its meaning.
    public let rawValue: String

    /// Makes a code from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is no name in the text or between two parentheses.
    public static let emptyQuery = Code(rawValue: "empty-query")
    /// `and`, `or` or `not` stands where a name should.
    public static let bareKeyword = Code(rawValue: "bare-keyword")
    /// The text ends after an operator.
    public static let unexpectedEnd = Code(rawValue: "unexpected-end")
    /// A quote is opened and never closed.
    public static let unclosedQuote = Code(rawValue: "unclosed-quote")
    /// A parenthesis is opened and never closed.
    public static let unclosedParenthesis = Code(rawValue: "unclosed-parenthesis")
    /// A star, quote or closing parenthesis stands where it means nothing.
    public static let unexpectedCharacter = Code(rawValue: "unexpected-character")
    /// Two parts stand side by side without `and` or `or`.
    public static let missingOperator = Code(rawValue: "missing-operator")
    /// No tag can have the name.
    public static let refusedName = Code(rawValue: "refused-name")
    /// Parentheses and `not`s nest deeper than ``TagQuery/maximumDepth``.
    public static let tooDeep = Code(rawValue: "too-deep")
    /// The text is longer than ``TagQuery/maximumLength``.
    public static let tooLong = Code(rawValue: "too-long")
  }

  init(
    _ code: Code, at index: String.Index, in text: String, message: String, advice: String? = nil
  ) {
    self.code = code
    self.column = Self.column(of: index, in: text)
    self.message = message
    self.advice = advice
  }

  /// The column of the Character that an index is in, which may be inside of it.
  private static func column(of index: String.Index, in text: String) -> Int {
    if index == text.endIndex { return text.count + 1 }
    var column = 0
    for start in text.indices {
      if start > index { break }
      column += 1
    }
    return column
  }
}

extension TagQueryError: CustomStringConvertible {
  /// Column, message and advice in one line.
  public var description: String {
    "column \(column): \(message)" + (advice.map { "; \($0)" } ?? "")
  }
}
