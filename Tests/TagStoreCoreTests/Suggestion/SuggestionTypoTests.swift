import TagStoreCore
import Testing

@Suite struct SuggestionTypoTests {
  @Test(arguments: [
    ("vgean", "vegan"), ("evgan", "vegan"), ("veagn", "vegan"), ("vega", "vgan"),
    ("jalpeno", "Jalapeño"), ("jalapneo", "Jalapeño"), ("jjalapeno", "Jalapeño"),
    ("glutenx", "gluten"), ("gluen", "gluten free"), ("fere", "gluten free"),
    ("rceipe bok", "recipe book"), ("weeknihgt dnner", "weeknight dinner"),
    ("тсет", "тест"),
  ])
  func `a slip of the finger is forgiven`(text: String, name: String) throws {
    let suggestions = try SuggestionVocabulary([name]).suggest(text)
    #expect(suggestions.map(\.tier) == [.typo])
    #expect(suggestions.map(\.matchedRanges) == [[]])
  }

  @Test(arguments: [
    // Too short, too many slips, no piece in common, a word that goes on after a space.
    ("vgn", "vegan"), ("vxyan", "vegan"), ("xyzzy", "vegan"), ("recipxyz", "recipes"),
    ("vegn ", "veganism"),
  ])
  func `more than a slip is not`(text: String, name: String) throws {
    #expect(try SuggestionVocabulary([name]).names(for: text) == [])
  }

  @Test func `slips come last, fewer of them first, and only where there is room`() throws {
    var vocabulary = SuggestionVocabulary()
    try vocabulary.add("experimental cuisine", uses: 1)
    try vocabulary.add("expirimental cuisine", uses: 2)
    try vocabulary.add("expirimentel cuisine", uses: 3)
    let text = "experimental c"
    let names = ["experimental cuisine", "expirimental cuisine", "expirimentel cuisine"]
    #expect(vocabulary.names(for: text) == names)
    #expect(vocabulary.names(for: text, limit: 1) == ["experimental cuisine"])
  }

  @Test func `the name of a tag is no slip of the finger`() throws {
    let vocabulary = try SuggestionVocabulary(["form", "from"])
    #expect(vocabulary.names(for: "form") == ["form"])
    #expect(vocabulary.names(for: "form", excluding: [try Tag("form")]) == [])
  }
}
