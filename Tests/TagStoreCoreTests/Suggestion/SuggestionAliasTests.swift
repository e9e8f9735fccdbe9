import Testing
import TagStoreCore

@Suite struct SuggestionAliasTests {
  static var vegan: SuggestionVocabulary {
    get throws {
      var vocabulary = SuggestionVocabulary()
      try vocabulary.add("Vegan", uses: 4, aliases: ["veggie", "Plant based"])
      try vocabulary.add("vegetables", uses: 2)
      return vocabulary
    }
  }

  @Test func `an alias that was typed in full stands for its tag and is named`() throws {
    let suggestions = try Self.vegan.suggest("VEGGIE")
    #expect(suggestions.map(\.tag.name) == ["Vegan"])
    #expect(suggestions.map(\.tier) == [.exactAlias])
    #expect(suggestions.map(\.alias) == ["veggie"])
  }

  @Test func `an exact name goes before an exact alias of a tag with more uses`() throws {
    var vocabulary = SuggestionVocabulary()
    try vocabulary.add("Shakshuka", uses: 9, aliases: ["eggs"])
    try vocabulary.add("eggs!", aliases: ["eggs?"])
    try vocabulary.add("eggs:", uses: 1, aliases: ["zz eggs"])
    #expect(vocabulary.names(for: "eggs") == ["Shakshuka", "eggs:", "eggs!"])
  }

  @Test(arguments: [
    ("vegg", SuggestionTier.namePrefix, "veggie"), ("bas", .wordPrefix, "Plant based"),
    ("based plant", .allWords, "Plant based"), ("ggi", .substring, "veggie"),
  ])
  func `an alias matches in the other tiers too`(
    text: String, tier: SuggestionTier, alias: String
  ) throws {
    let suggestion = try #require(try Self.vegan.suggest(text).first)
    #expect(suggestion.tag.name == "Vegan")
    #expect(suggestion.tier == tier)
    #expect(suggestion.alias == alias)
  }

  @Test func `a tag whose name and aliases match appears once, by its name where tiers are equal`()
    throws
  {
    let suggestions = try Self.vegan.suggest("veg")
    #expect(suggestions.map(\.tag.name) == ["Vegan", "vegetables"])
    #expect(suggestions.map(\.alias) == [nil, nil])
  }

  @Test(arguments: ["veg", "vegan", "veggie", "plant", ""])
  func `a chosen tag appears neither by its name nor by an alias`(text: String) throws {
    let names = try Self.vegan.names(for: text, excluding: [try Tag("VEGAN")])
    #expect(!names.contains("Vegan"))
  }
}
