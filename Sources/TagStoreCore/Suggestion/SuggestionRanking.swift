/// Keeps the best tags of any number, in memory bounded by how many are wanted.
///
/// Tags may come in any order, and one tag several times, as its names match in different tiers: it
/// is kept once, with its best rank. The result depends on neither order nor repetition.
///
/// At most twice the wanted number of entries is held. When that is reached, the worse half goes,
/// and its best becomes a threshold that turns most further tags away at once.
package struct SuggestionRanking: Sendable {
  /// One tag under the name through which it matched.
  package struct Entry: Hashable, Sendable {
    package let tagID: Int64
    package let rank: SuggestionRank
    /// The tag's own key, in UTF-8.
    package let tagKey: [UInt8]
    /// The alias through which the tag matched; `nil` for its own name.
    package let aliasID: Int64?
    let aliasKey: [UInt8]

    /// Whether this entry comes first; among those of one tag, its own name does, then aliases by key.
    func comes(before other: Entry) -> Bool {
      if let decided = rank.comes(before: other.rank) { return decided }
      if tagKey != other.tagKey { return tagKey.lexicographicallyPrecedes(other.tagKey) }
      if (aliasID == nil) != (other.aliasID == nil) { return aliasID == nil }
      return aliasKey.lexicographicallyPrecedes(other.aliasKey)
    }
  }

  package let limit: Int
  private let context: SuggestionContext
  private let capacity: Int
  private let chosen: Set<[UInt8]>
  private var entries: [Entry] = []
  /// The worst of the tags that are kept, once there are enough of them.
  private var threshold: Entry?

  /// Makes an empty ranking.
  /// - Parameters:
  ///   - limit: The greatest number of tags wanted, not negative.
  ///   - chosen: The tags that must not appear. Names that are aliases are to be resolved before.
  ///   - context: What the chosen tags say of others.
  package init(limit: Int, excluding chosen: [Tag] = [], context: SuggestionContext) {
    precondition(limit >= 0, "The limit of a ranking cannot be negative")
    self.context = context
    self.limit = limit
    let (double, overflows) = limit.multipliedReportingOverflow(by: 2)
    capacity = overflows ? .max : double
    self.chosen = Set(chosen.map { Array($0.key.utf8) })
  }

  /// Takes a tag in if it is among the best so far.
  /// - Complexity: O(1) for a tag that is not; otherwise O(log *limit*), averaged over many.
  package mutating func insert(
    _ candidate: SuggestionCandidate, tier: SuggestionTier, edits: Int = 0
  ) {
    if limit == 0 { return }
    let score = context.score(tagID: candidate.tagID, uses: candidate.uses)
    let rank = rank(of: candidate, tier: tier, edits: edits, score: score)
    if let threshold {
      let isBetter =
        rank.comes(before: threshold.rank)
        ?? !threshold.tagKey.lexicographicallyPrecedes(candidate.tagKey)
      if !isBetter { return }
    }
    let tagKey = Array(candidate.tagKey)
    if chosen.contains(tagKey) { return }
    entries.append(
      Entry(
        tagID: candidate.tagID, rank: rank, tagKey: tagKey, aliasID: candidate.alias?.id,
        aliasKey: candidate.alias.map { Array($0.key) } ?? []))
    if entries.count >= capacity {
      entries = Self.best(limit, of: entries)
      threshold = entries.count == limit ? entries.last : nil
    }
  }

  /// The best tags, each once, the best first.
  package var best: [Entry] { Self.best(limit, of: entries) }

  /// Whether as many tags are kept as are wanted.
  package var isFull: Bool { best.count == limit }

  /// Whether as many tags as are wanted are better than any tag with at most some uses in a tier,
  /// those left out that have a share in the context.
  package func isFull(before tier: SuggestionTier, uses: Int) -> Bool {
    let rank = SuggestionRank(
      tier: tier, score: context.useScore(uses), uses: uses, length: 0)
    let best = best
    guard best.count == limit, let worst = best.last else { return limit == 0 }
    return worst.rank.comes(before: rank) ?? false
  }

  /// Whether as many tags as are wanted are as good in a tier as one without a share, or better.
  package func isFull(with candidate: SuggestionCandidate, in tier: SuggestionTier) -> Bool {
    let rank = rank(of: candidate, tier: tier, score: context.useScore(candidate.uses))
    let best = best
    guard best.count == limit, let worst = best.last else { return limit == 0 }
    return worst.rank.comes(before: rank)
      ?? !candidate.tagKey.lexicographicallyPrecedes(worst.tagKey)
  }

  private func rank(
    of candidate: SuggestionCandidate, tier: SuggestionTier, edits: Int = 0, score: Double
  ) -> SuggestionRank {
    SuggestionRank(
      tier: tier, edits: edits, score: score, uses: candidate.uses,
      length: candidate.tagKey.count { $0 & 0xC0 != 0x80 })
  }

  private static func best(_ limit: Int, of entries: [Entry]) -> [Entry] {
    var tags: Set<Int64> = []
    let distinct = entries.sorted { $0.comes(before: $1) }.filter { tags.insert($0.tagID).inserted }
    return Array(distinct.prefix(limit))
  }
}
