import Testing
import TagStoreCore

@Suite struct SuggestionTierTests {
  @Test func `tiers have fixed names and go from the best to the worst`() {
    #expect(
      SuggestionTier.allCases.sorted().map(\.name) == [
        "exact", "exact-alias", "name-prefix", "word-prefix", "all-words", "substring", "typo",
        "context",
      ])
  }

  @Test(arguments: [
    ("gluten free", "Gluten Free", SuggestionTier.exact),
    ("gluten free ", "gluten free", .exact),
    ("g", "gluten free", .namePrefix),
    ("gluten ", "gluten free", .namePrefix),
    ("gluten ", "gluten-free", .namePrefix),
    ("gluten f", "gluten free", .namePrefix),
    ("f", "gluten free", .wordPrefix),
    ("free ", "gluten free bread", .wordPrefix),
    ("free b", "gluten free bread", .wordPrefix),
    ("c", "implemented-in::c++", .wordPrefix),
    ("prog", "role::program", .wordPrefix),
    ("in::c", "implemented-in::c++", .wordPrefix),
    ("d", "c3/d4", .wordPrefix),
    ("b", "a_b", .wordPrefix),
    ("🍝", "weeknight🍝", .substring),
    ("🍝", "weeknight 🍝", .wordPrefix),
    ("дом", "новый дом", .wordPrefix),
    ("本", "日本", .substring),
    ("free gluten", "gluten free", .allWords),
    ("free glu", "gluten free", .allWords),
    ("bread gluten", "gluten free bread", .allWords),
    ("free gluten", "gluten-free", .allWords),
    ("in c++", "c++ in::implemented", .allWords),
    ("a a-b x", "a-b a x", .allWords),
    ("free free", "free gluten free", .allWords),
    ("lut", "gluten free", .substring),
    ("ten ", "gluten free", .substring),
    ("n f", "gluten free", .substring),
  ])
  func `a name matches in the best tier that fits`(
    text: String, name: String, tier: SuggestionTier
  ) throws {
    let suggestions = try SuggestionVocabulary([name]).suggest(text)
    #expect(suggestions.map(\.tier) == [tier])
  }

  @Test(arguments: [
    ("glutexyz", "gluten"), ("gluten ", "glutenous"), ("lute ", "gluten free"), ("a b", "ab"),
    ("free gluten ", "glutenous free"), ("fre gluten", "gluten free"), ("free f", "gluten free"),
    ("free free", "gluten free"), ("ree glu", "gluten free"), ("b", "a"),
  ])
  func `a name that no tier fits is not suggested`(text: String, name: String) throws {
    #expect(try SuggestionVocabulary([name]).names(for: text) == [])
  }
}
