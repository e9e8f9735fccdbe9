import TagStoreCore

/// Tags to suggest from, as a store would stream them.
struct SuggestionVocabulary {
  struct Word {
    var tag: Tag
    var uses = 0
    var lastUsed: Int64?
    var aliases: [Tag] = []
  }

  var words: [Word] = []

  init() {}

  /// Tags of these names, all without uses.
  init(_ names: [String]) throws {
    for name in names { try add(name) }
  }

  mutating func add(
    _ name: String, uses: Int = 0, lastUsed: Int64? = nil, aliases: [String] = []
  ) throws {
    words.append(
      Word(
        tag: try Tag(name), uses: uses, lastUsed: lastUsed, aliases: try aliases.map { try Tag($0) }
      ))
  }

  /// The suggestions of the product, from rows in the order of the words, or in a shuffled one.
  func suggest(
    _ text: String, excluding chosen: [Tag] = [], limit: Int = 100,
    shuffledWith generator: SplitMix64? = nil
  ) -> [Suggestion] {
    var rows = words.indices.flatMap { word in
      [(word: word, alias: Int?.none)]
        + words[word].aliases.indices.map { (word: word, alias: Int?.some($0)) }
    }
    if var generator { rows.shuffle(using: &generator) }
    let context = SuggestionContext(items: 10)
    var search = SuggestionSearch(
      for: Fragment(text), excluding: chosen, limit: limit, context: context)
    for row in rows { offering(row.word, row.alias) { _ = search.offer($0) } }
    if search.wantsTypos {
      // Ids of aliases only have to differ, and to be in the order of the reference.
      let placed = rows.sorted { place(of: $0.word, $0.alias) < place(of: $1.word, $1.alias) }
      var looked = 0
      for row in placed where looked < SuggestionTypos.nameLimit {
        offering(row.word, row.alias) { if search.offerTypo($0) { looked += 1 } }
      }
    }
    return search.best.map { entry in
      let word = words[Int(entry.tagID)]
      let alias = entry.aliasID.map { word.aliases[Int($0)] }
      return Suggestion(
        of: entry, foundBy: search.matcher, tag: word.tag, lastUsed: word.lastUsed, alias: alias,
        in: context)
    }
  }

  private func place(of word: Int, _ alias: Int?) -> SuggestionPlace {
    SuggestionPlace(
      uses: words[word].uses, isAlias: alias != nil, id: Int64(word * 1_000 + (alias ?? 0)))
  }

  private func offering(_ word: Int, _ alias: Int?, _ body: (SuggestionCandidate) -> Void) {
    withKeys(of: words[word], alias: alias) { tagKey, alias in
      body(
        SuggestionCandidate(
          tagID: Int64(word), tagKey: tagKey, alias: alias, uses: words[word].uses))
    }
  }

  /// The names of the suggested tags.
  func names(for text: String, excluding chosen: [Tag] = [], limit: Int = 100) -> [String] {
    suggest(text, excluding: chosen, limit: limit).map(\.tag.name)
  }

  private func withKeys(
    of word: Word, alias: Int?,
    _ body: (UnsafeBufferPointer<UInt8>, SuggestionCandidate.Alias?) -> Void
  ) {
    Array(word.tag.key.utf8).withUnsafeBufferPointer { tagKey in
      guard let alias else { return body(tagKey, nil) }
      Array(word.aliases[alias].key.utf8).withUnsafeBufferPointer {
        body(tagKey, SuggestionCandidate.Alias(id: Int64(alias), key: $0))
      }
    }
  }

  /// Vigna's SplitMix64: random numbers that are the same in every run.
  struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
