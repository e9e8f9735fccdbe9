extension Suggestion {
  /// Makes the suggestion of a tag that was among the best, with the ranges that match.
  /// - Parameters:
  ///   - entry: The tag's place in the ranking.
  ///   - matcher: The matcher that found it.
  ///   - tag: The tag that the entry identifies.
  ///   - lastUsed: When that tag was last put on an item.
  ///   - context: What decided beside the tier.
  ///   - alias: The name and key of the alias that the entry identifies; `nil` if it has none.
  package init(
    of entry: SuggestionRanking.Entry, foundBy matcher: SuggestionMatcher, tag: Tag,
    lastUsed: Int64?, alias: Tag?, in context: SuggestionContext
  ) {
    self.init(
      tag: tag, tier: entry.rank.tier, uses: entry.rank.uses, lastUsed: lastUsed,
      share: context.share(of: entry.tagID), score: entry.rank.score, alias: alias?.name,
      matchedRanges: matcher.matchedRanges(in: alias ?? tag, isAlias: alias != nil))
  }
}
