/// Decides whether and how a name answers a fragment, by the bytes of keys.
///
/// Matching one name allocates nothing.
package struct SuggestionMatcher: Sendable {
  /// How a name answers the fragment.
  package struct Match: Hashable, Sendable {
    package let tier: SuggestionTier
    /// Where the fragment stands in the search key, in bytes; 0 where it does not stand in one piece.
    let offset: Int
  }

  package let fragment: Fragment
  private let key: [UInt8]
  let searchKey: [UInt8]
  let words: [TypedWord]
  /// How slips of the finger are forgiven; `nil` where none is.
  package let typos: SuggestionTypos?

  package init(for fragment: Fragment) {
    typos = SuggestionTypos(in: fragment)
    self.fragment = fragment
    key = Array(fragment.key.utf8)
    searchKey = Array(fragment.searchKey.utf8)
    words = TypedWord.words(of: fragment)
  }

  /// The match of a name; `nil` if it does not answer the fragment.
  ///
  /// An empty fragment is answered by every tag under its own name.
  /// - Parameters:
  ///   - key: The name's key, in UTF-8.
  ///   - searchKey: The name's search key, in UTF-8.
  ///   - isAlias: Whether the name is an alias of the tag.
  /// - Complexity: O(*n* · *m*) in the lengths of name and fragment at worst, O(*n*) for usual text.
  package func match(
    key: UnsafeBufferPointer<UInt8>, searchKey: UnsafeBufferPointer<UInt8>, isAlias: Bool
  ) -> Match? {
    if fragment.isEmpty { return isAlias ? nil : Match(tier: .context, offset: 0) }
    if !fragment.canBeInName { return nil }
    if key.elementsEqual(self.key) {
      return Match(tier: isAlias ? .exactAlias : .exact, offset: 0)
    }
    return self.searchKey.withUnsafeBufferPointer { match($0, in: searchKey) }
  }

  /// For each way to answer the fragment in a tier, the grams that a name which does so must have.
  ///
  /// None for the tiers that need no search for parts of a name.
  package func grams(for tier: SuggestionTier) -> [[String]] {
    let typed = fragment.searchKey.unicodeScalars
    switch tier {
    case .exact, .exactAlias: return []
    case .context: return [[SuggestionGrams.ofEveryName]]
    case .namePrefix: return [SuggestionGrams.required(for: typed, at: .nameStart)]
    case .wordPrefix: return [SuggestionGrams.required(for: typed, at: .wordStart)]
    case .substring: return [SuggestionGrams.required(for: typed, at: .anywhere)]
    case .typo: return typos?.grams ?? []
    case .allWords:
      if fragment.words.count < 2 { return [] }
      // Too many names have a word that begins with some letter: the other words find fewer.
      let words = fragment.words.map { Array($0.unicodeScalars) }
      let long = words.filter { $0.count > 1 }
      return [
        (long.isEmpty ? words : long).flatMap { SuggestionGrams.required(for: $0, at: .wordStart) }
      ]
    }
  }

  private func match(
    _ typed: UnsafeBufferPointer<UInt8>, in name: UnsafeBufferPointer<UInt8>
  ) -> Match? {
    var inner: Int?
    var next = name.offset(of: typed)
    while let offset = next {
      if !fragment.endsWord || name.endsWord(at: offset + typed.count) {
        if offset == 0 { return Match(tier: .namePrefix, offset: offset) }
        if name.beginsWord(at: offset) { return Match(tier: .wordPrefix, offset: offset) }
        inner = inner ?? offset
      }
      next = name.offset(of: typed, from: offset + 1)
    }
    if words.count > 1, words.allSatisfy({ $0.hasEnoughPlaces(in: name) }) {
      return Match(tier: .allWords, offset: 0)
    }
    return inner.map { Match(tier: .substring, offset: $0) }
  }
}
