import Testing
import TagStoreCore

@Suite(.enabled(if: identityIsComplete)) struct SuggestionFoldingTests {
  @Test(arguments: [
    ("jalapeno", "Jalapeño"), ("JALAPEÑO", "jalapen\u{303}o"), ("smor", "smør"),
    ("aero", "Ærø"), ("strass", "Straße"), ("STRASSE", "straße"), ("ябл", "ЯБЛОКО"),
    ("istanbul", "İstanbul"), ("５０", "50%"), ("caf\u{E9}", "cafe"),
  ])
  func `case, form and accents do not matter`(text: String, name: String) throws {
    #expect(try SuggestionVocabulary([name]).names(for: text) == [name])
  }

  @Test func `the tag that was typed goes before the tag that only its accents tell apart`() throws
  {
    var vocabulary = SuggestionVocabulary()
    try vocabulary.add("café", uses: 5)
    try vocabulary.add("cafe", uses: 1)
    #expect(vocabulary.suggest("cafe").map(\.tag.name) == ["cafe", "café"])
    #expect(vocabulary.suggest("cafe").map(\.tier) == [.exact, .namePrefix])
    #expect(vocabulary.suggest("CAFÉ").map(\.tag.name) == ["café", "cafe"])
  }

  @Test(arguments: ["Straße", "STRASSE", "straße", "STRAẞE"])
  func `an exact suggestion is exactly what identity calls the same tag`(text: String) throws {
    for name in ["Straße", "STRASSE", "straße", "STRAẞE", "Strasze", "cafe", "café"] {
      let tier = try SuggestionVocabulary([name]).suggest(text).first?.tier
      #expect((tier == .exact) == (try Tag(text) == Tag(name)))
    }
  }

  @Test(arguments: [
    ("jalapeno", "Red jalapen\u{303}o", "jalapen\u{303}o"), ("aer", "Ærø", "Ær"),
    ("e", "Ærø", "Æ"), ("ss", "Straße", "ß"), ("s", "Straße", "S"),
    ("fi", "of\u{FB01}ce", "\u{FB01}"),
  ])
  func `ranges cover the characters as they are written`(
    text: String, name: String, matched: String
  ) throws {
    let suggestion = try #require(try SuggestionVocabulary([name]).suggest(text).first)
    #expect(suggestion.matchedRanges.map { String(name[$0]) } == [matched])
  }
}
