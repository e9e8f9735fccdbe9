extension Suggestion {
  /// Makes the suggestion of a tag that was among the best, with the ranges that match.
  /// - Parameters:
  ///   - entry: The tag's place in the ranking.
  ///   - matcher: The matcher that found it.
  ///   - tag: The tag that the entry identifies.
  ///   - alias: The name and key of the alias that the entry identifies; `nil` if it has none.
  package init(
    of entry: SuggestionRanking.Entry, foundBy matcher: SuggestionMatcher, tag: Tag, alias: Tag?
  ) {
    self.init(
      tag: tag, tier: entry.rank.tier, uses: entry.rank.uses, lastUsed: entry.rank.lastUsed,
      alias: alias?.name,
      matchedRanges: matcher.matchedRanges(in: alias ?? tag, isAlias: alias != nil))
  }
}
