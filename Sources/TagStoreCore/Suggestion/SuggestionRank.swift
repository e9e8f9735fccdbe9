/// The rule by which suggestions are ordered.
///
/// The first of these that differs decides:
/// 1. the better ``tier``,
/// 2. fewer ``edits``,
/// 3. the higher ``score``, which without chosen tags is the order of uses,
/// 4. more ``uses``,
/// 5. the shorter key, in scalars,
/// 6. the key whose UTF-8 bytes come first.
///
/// Keys are unique, so the order of tags is total, and neither the order of their rows nor the
/// locale has a part in it. When a tag was last used has none either: it is not in an export, and
/// an imported store is to suggest as the exported one did. The key itself is not stored here:
/// ``comes(before:)`` says `nil` when only the key can decide, which is rare, so that most
/// candidates are turned away by numbers alone.
package struct SuggestionRank: Hashable, Sendable {
  package let tier: SuggestionTier
  /// How many slips of the finger lie between text and name; 0 but in the tier of typos.
  package let edits: Int
  package let score: Double
  package let uses: Int
  package let length: Int

  package init(tier: SuggestionTier, edits: Int = 0, score: Double, uses: Int, length: Int) {
    self.tier = tier
    self.edits = edits
    self.score = score
    self.uses = uses
    self.length = length
  }

  /// Whether this rank is better than another; `nil` when both are the same.
  package func comes(before other: SuggestionRank) -> Bool? {
    if tier != other.tier { return tier < other.tier }
    if edits != other.edits { return edits < other.edits }
    if score != other.score { return score > other.score }
    if uses != other.uses { return uses > other.uses }
    if length != other.length { return length < other.length }
    return nil
  }
}
