/// Finds the best suggestions among candidates that are offered one after another.
///
/// This is the way to suggest by looking at every tag. An index that already knows which tags match
/// hands them to ``SuggestionRanking`` in its place.
package struct SuggestionSearch: Sendable {
  package let matcher: SuggestionMatcher
  private var ranking: SuggestionRanking

  /// Makes a search that has seen no candidate yet.
  /// - Parameters:
  ///   - text: The text typed so far.
  ///   - chosen: The tags that must not appear. Names that are aliases are to be resolved before.
  ///   - limit: The greatest number of suggestions wanted, not negative.
  package init(for text: String, excluding chosen: [Tag], limit: Int) {
    matcher = SuggestionMatcher(for: Fragment(text))
    ranking = SuggestionRanking(limit: limit, excluding: chosen)
  }

  /// Looks at one name of one tag; names may come in any order.
  ///
  /// An ASCII name that does not match, or not well enough, costs no allocation.
  package mutating func offer(_ candidate: SuggestionCandidate) {
    let key = candidate.alias?.key ?? candidate.tagKey
    let isAlias = candidate.alias != nil
    let match: SuggestionMatcher.Match?
    if key.allSatisfy({ $0 < 0x80 }) {
      // An ASCII key has no accents, so it is its own search key.
      match = matcher.match(key: key, searchKey: key, isAlias: isAlias)
    } else {
      var searchKey = Tag(storedName: "", key: String(decoding: key, as: UTF8.self)).searchKey
      match = searchKey.withUTF8 { matcher.match(key: key, searchKey: $0, isAlias: isAlias) }
    }
    guard let match else { return }
    ranking.insert(candidate, tier: match.tier)
  }

  /// The best tags of those offered so far, the best first.
  package var best: [SuggestionRanking.Entry] { ranking.best }
}
