/// The rule by which suggestions are ordered.
///
/// The first of these that differs decides:
/// 1. the better ``tier``,
/// 2. more ``uses``,
/// 3. the later ``lastUsed``,
/// 4. the shorter key, in scalars,
/// 5. the key whose UTF-8 bytes come first.
///
/// Keys are unique, so the order of tags is total, and neither the order of their rows nor the
/// locale has a part in it. The key itself is not stored here: ``comes(before:)`` says `nil` when
/// only the key can decide, which is rare, so that most candidates are turned away by numbers alone.
package struct SuggestionRank: Hashable, Sendable {
  package let tier: SuggestionTier
  package let uses: Int
  package let lastUsed: Int64?
  package let length: Int

  package init(tier: SuggestionTier, uses: Int, lastUsed: Int64?, length: Int) {
    self.tier = tier
    self.uses = uses
    self.lastUsed = lastUsed
    self.length = length
  }

  /// Whether this rank is better than another; `nil` when both are the same.
  package func comes(before other: SuggestionRank) -> Bool? {
    if tier != other.tier { return tier < other.tier }
    if uses != other.uses { return uses > other.uses }
    let (recency, otherRecency) = (lastUsed ?? .min, other.lastUsed ?? .min)
    if recency != otherRecency { return recency > otherRecency }
    if length != other.length { return length < other.length }
    return nil
  }
}
