/// Why a text cannot be the name of a tag.
///
/// A name is never cut, and a control character is never left out silently: a text either has a
/// name or is refused with one of these reasons.
public enum TagRefusal: Error, Hashable, Sendable {
  /// Nothing visible is left: the text is empty, white space, invisible characters or marks alone.
  case empty
  /// The text holds a control character, which no name may contain.
  case controlCharacter(Unicode.Scalar)
  /// The name would be longer than ``Tag/maximumLength``; the value is its length in scalars.
  case tooLong(Int)
}

extension TagRefusal: CustomStringConvertible {
  /// The reason in English, as a part of a sentence such as “nothing visible is left”.
  public var description: String {
    switch self {
    case .empty:
      "nothing visible is left"
    case .controlCharacter(let scalar):
      "\(scalar.codePointNotation) is a control character"
    case .tooLong(let length):
      "\(length) characters (Unicode scalars); at most \(Tag.maximumLength) are allowed"
    }
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+` and at least four hexadecimal digits.
  package var codePointNotation: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
