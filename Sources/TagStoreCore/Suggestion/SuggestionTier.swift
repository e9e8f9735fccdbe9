/// How well a suggestion answers the typed text: a lower tier never comes before a higher one.
///
/// Tiers are ordered from the best, ``exact``, so the smaller is the better.
public enum SuggestionTier: Int, Comparable, Sendable, CaseIterable {
  /// The text names the tag.
  case exact
  /// The text is another name of the tag.
  case exactAlias
  /// The name begins with the text.
  case namePrefix
  /// A later word of the name begins with the text.
  case wordPrefix
  /// Each typed word is a word of the name, in any order; the last may be the beginning of one.
  case allWords
  /// The text stands somewhere in the name.
  case substring
  /// A word of the name begins a slip of the finger away from the text, two where it is long.
  case typo
  /// Nothing was typed; the tag is one of the best without regard to its name.
  case context

  /// A fixed text for machines, such as `exact-alias`; it never changes.
  public var name: String {
    switch self {
    case .exact: "exact"
    case .exactAlias: "exact-alias"
    case .namePrefix: "name-prefix"
    case .wordPrefix: "word-prefix"
    case .allWords: "all-words"
    case .substring: "substring"
    case .typo: "typo"
    case .context: "context"
    }
  }

  /// Whether the first tier is better than the second.
  public static func < (lhs: SuggestionTier, rhs: SuggestionTier) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
