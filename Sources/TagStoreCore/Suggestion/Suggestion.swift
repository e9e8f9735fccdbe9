/// A tag that may complete the typed text, and why it was suggested.
public struct Suggestion: Hashable, Sendable {
  /// The suggested tag.
  public let tag: Tag

  /// How the text matches the tag's name, or its ``alias``.
  public let tier: SuggestionTier

  /// The number of items that carry the tag.
  public let uses: Int

  /// When the tag was last put on an item, in milliseconds since 1970; `nil` if it never was.
  public let lastUsed: Int64?

  /// How much the items that carry the chosen tags carry this one, from 0 to 1; 0 without any.
  public let share: Double

  /// What decided among the tags of one tier: the ``share``, and a little of how often the tag is
  /// used.
  public let score: Double

  /// The other name through which the text matches; `nil` when it matches the tag's own name.
  ///
  /// An alias is given only where it matches in a better tier than the tag's own name does.
  public let alias: String?

  /// The characters that match, as ranges of the tag's name, or of ``alias`` if there is one.
  ///
  /// They are in ascending order, do not touch, and never cut a character (a grapheme cluster) in
  /// two: where `a` matches `á` or the first half of `æ`, the whole character is in the range.
  /// Empty when nothing was typed, for a slip of the finger, and in the rare case where the
  /// characters of a name fold in another way on their own than they do together.
  public let matchedRanges: [Range<String.Index>]

  package init(
    tag: Tag, tier: SuggestionTier, uses: Int, lastUsed: Int64?, share: Double, score: Double,
    alias: String?, matchedRanges: [Range<String.Index>]
  ) {
    self.tag = tag
    self.tier = tier
    self.uses = uses
    self.lastUsed = lastUsed
    self.share = share
    self.score = score
    self.alias = alias
    self.matchedRanges = matchedRanges
  }
}
