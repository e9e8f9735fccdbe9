/// Why a text cannot be the name of a tag.
///
/// Nothing is ever repaired silently or cut: a text either has a name or is refused with one of
/// these reasons.
public enum TagRefusal: Error, Hashable, Sendable {
  /// Nothing visible is left: the text is empty, white space, invisible characters or marks alone.
  case empty
  /// The text holds a control character, which no name may contain.
  case controlCharacter(Unicode.Scalar)
  /// The name would be longer than ``Tag/maximumLength``; the value is its length in scalars.
  case tooLong(Int)
}
