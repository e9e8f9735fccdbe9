/// Finds the best suggestions among candidates that are offered one after another.
///
/// Names may come in any order. All names of all tags may be offered, or only those that an index
/// knows to be enough: the answer is the same.
package struct SuggestionSearch: Sendable {
  package let matcher: SuggestionMatcher
  package let context: SuggestionContext
  package private(set) var ranking: SuggestionRanking
  /// Whether the text names a tag, chosen or not.
  private var isName = false

  /// Makes a search that has seen no candidate yet.
  /// - Parameters:
  ///   - fragment: What has been typed so far.
  ///   - chosen: The tags that must not appear. Names that are aliases are to be resolved before.
  ///   - limit: The greatest number of suggestions wanted, not negative.
  ///   - context: What the chosen tags say of others.
  package init(
    for fragment: Fragment, excluding chosen: [Tag], limit: Int, context: SuggestionContext
  ) {
    matcher = SuggestionMatcher(for: fragment)
    ranking = SuggestionRanking(limit: limit, excluding: chosen, context: context)
    self.context = context
  }

  /// Looks at one name of one tag; names that answer by a slip of the finger do not count here.
  ///
  /// An ASCII name that does not match, or not well enough, costs no allocation.
  /// - Returns: The tier in which the name answers; `nil` if it does not.
  @discardableResult
  package mutating func offer(_ candidate: SuggestionCandidate) -> SuggestionTier? {
    let match = Self.withSearchKey(candidate.key) {
      matcher.match(key: candidate.key, searchKey: $0, isAlias: candidate.alias != nil)
    }
    guard let match else { return nil }
    if match.tier <= .exactAlias { isName = true }
    ranking.insert(candidate, tier: match.tier)
    return match.tier
  }

  /// Whether names are to be looked at for slips of the finger, once all names have been offered
  /// that answer otherwise: when they left room, and the text is not just the name of a tag.
  package var wantsTypos: Bool { matcher.typos != nil && !isName && !ranking.isFull }

  /// Looks at one name for slips of the finger, if it shares a piece of the text.
  ///
  /// The first ``SuggestionTypos/nameLimit`` names that do are to be offered, in the order of
  /// ``SuggestionPlace``, if any are wanted.
  /// - Returns: Whether it shares one.
  package mutating func offerTypo(_ candidate: SuggestionCandidate) -> Bool {
    guard let typos = matcher.typos else { return false }
    let (isShared, edits): (Bool, Int?) = Self.withSearchKey(candidate.key) { searchKey in
      guard typos.sharesPiece(with: searchKey) else { return (false, nil) }
      let match = matcher.match(
        key: candidate.key, searchKey: searchKey, isAlias: candidate.alias != nil)
      return (true, match == nil ? typos.edits(in: searchKey) : nil)
    }
    if let edits { ranking.insert(candidate, tier: .typo, edits: edits) }
    return isShared
  }

  /// The best tags of those offered so far, the best first.
  package var best: [SuggestionRanking.Entry] { ranking.best }

  /// Lends the search key that belongs to a key.
  private static func withSearchKey<Result>(
    _ key: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // An ASCII key has no accents, so it is its own search key.
    if key.allSatisfy({ $0 < 0x80 }) { return body(key) }
    var searchKey = SearchKey.make(fromKey: String(decoding: key, as: UTF8.self))
    return searchKey.withUTF8(body)
  }
}
