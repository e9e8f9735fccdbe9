import Testing
import TagStoreCore

@Suite struct SuggestionRangesTests {
  /// The name with its matched ranges in brackets.
  private func marked(_ name: String, for text: String) throws -> String {
    let suggestion = try #require(try SuggestionVocabulary([name]).suggest(text).first)
    var marked = ""
    var end = name.startIndex
    for range in suggestion.matchedRanges {
      marked += "\(name[end..<range.lowerBound])[\(name[range])]"
      end = range.upperBound
    }
    return marked + name[end...]
  }

  @Test(arguments: [
    ("gluten free", "[Gluten Free]"), ("glu", "[Glu]ten Free"), ("gluten ", "[Gluten] Free"),
    ("fr", "Gluten [Fr]ee"), ("free glu", "[Glu]ten [Free]"), ("ten f", "Glu[ten F]ree"),
    ("e", "Glut[e]n Free"), ("", "Gluten Free"),
  ])
  func `the characters that match are those of the name`(text: String, expected: String) throws {
    #expect(try marked("Gluten Free", for: text) == expected)
  }

  @Test func `ranges that would touch or overlap are one`() throws {
    #expect(try marked("c++ x a-b", for: "b a-b") == "c++ x [a-b]")
    #expect(try marked("::a", for: "a ::") == "[::a]")
  }

  @Test func `a range never cuts a character in two`() throws {
    #expect(try marked("cafe\u{301} bar", for: "cafe") == "[cafe\u{301}] bar")
    #expect(try marked("x🇨🇭y", for: "\u{1F1E8}") == "x[🇨🇭]y")
    #expect(try marked("हिन्दी", for: "ह") == "[हि]न्दी")
  }

  @Test func `ranges are those of the alias where it matched`() throws {
    var vocabulary = SuggestionVocabulary()
    try vocabulary.add("Vegan", aliases: ["Plant based"])
    let suggestion = try #require(vocabulary.suggest("base").first)
    let alias = try #require(suggestion.alias)
    #expect(suggestion.matchedRanges.map { String(alias[$0]) } == ["base"])
  }
}
