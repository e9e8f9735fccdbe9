import Testing
import TagStoreCore

@Suite struct SuggestionOrderTests {
  @Test func `an exact match is first, then beginnings by use, then inner matches`() throws {
    var vocabulary = SuggestionVocabulary()
    try vocabulary.add("bedroom-experimental", uses: 100)
    try vocabulary.add("experiment", uses: 5)
    try vocabulary.add("experimental", uses: 1)
    let exact = vocabulary.suggest("experimental")
    #expect(exact.map(\.tag.name) == ["experimental", "bedroom-experimental"])
    #expect(exact.map(\.tier) == [.exact, .wordPrefix])
    let begun = ["experiment", "experimental", "bedroom-experimental"]
    #expect(vocabulary.names(for: "exp") == begun)
    vocabulary.words.reverse()
    #expect(vocabulary.names(for: "exp") == begun)
  }

  @Test func `inside a tier uses decide, then length, then the bytes of the key`() throws {
    var vocabulary = SuggestionVocabulary()
    try vocabulary.add("az", uses: 1, lastUsed: 9)
    try vocabulary.add("aé", uses: 1, lastUsed: 9)
    try vocabulary.add("abb", uses: 1, lastUsed: 10)
    try vocabulary.add("ab", uses: 1)
    try vocabulary.add("a long one", uses: 2)
    #expect(vocabulary.names(for: "a") == ["a long one", "ab", "az", "aé", "abb"])
  }

  @Test(arguments: 0...7)
  func `an empty fragment gives the best tags whatever they are called`(limit: Int) throws {
    var vocabulary = SuggestionVocabulary()
    try vocabulary.add("rare", uses: 2)
    try vocabulary.add("often", uses: 9, aliases: ["frequent"])
    try vocabulary.add("new", uses: 1)
    try vocabulary.add("unused")
    let suggestions = vocabulary.suggest("", excluding: [try Tag("rare")], limit: limit)
    #expect(suggestions.map(\.tag.name) == Array(["often", "new", "unused"].prefix(limit)))
    #expect(suggestions.allSatisfy { $0.tier == .context && $0.matchedRanges.isEmpty })
  }

  @Test(arguments: ["zz", "middle-one", "first-one"], [1, 8])
  func `among 6,000 tags the limit applies after matching and ranking`(
    text: String, limit: Int
  ) throws {
    var names = ["first-one"] + (0..<5_998).map { "tag \($0)" } + ["zz-last"]
    names.insert("middle-one", at: 3_000)
    let vocabulary = try SuggestionVocabulary(names)
    #expect(vocabulary.names(for: text, limit: limit).first?.hasPrefix(text) == true)
    #expect(vocabulary.names(for: "tag", limit: limit).count == limit)
  }

  @Test func `a limit may be greater than any number of tags`() throws {
    let vocabulary = try SuggestionVocabulary(["b", "a"])
    #expect(vocabulary.names(for: "", limit: .max) == ["a", "b"])
  }

  @Test func `a negative limit is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) {
      _ = SuggestionRanking(limit: -1, context: SuggestionContext(items: 0))
    }
  }

  @Test func `a tag says how often and when it was used`() throws {
    var vocabulary = SuggestionVocabulary()
    try vocabulary.add("a", uses: 3, lastUsed: 1_700_000_000_000)
    let suggestion = try #require(vocabulary.suggest("a").first)
    #expect(suggestion.uses == 3)
    #expect(suggestion.lastUsed == 1_700_000_000_000)
  }
}
