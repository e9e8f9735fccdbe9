import Testing
import TagStoreCore

@Suite struct FragmentTests {
  @Test func `a fragment has the key, the search key and the words of its text`() {
    let fragment = Fragment("Weeknight Din")
    #expect(fragment.key == "weeknight din")
    #expect(fragment.searchKey == "weeknight din")
    #expect(fragment.words == ["weeknight", "din"])
    #expect(!fragment.endsWord)
    #expect(!fragment.isEmpty)
    #expect(fragment.canBeInName)
  }

  @Test(arguments: ["gluten ", "gluten\u{A0}", "gluten \u{200B}", "gluten\t\u{3000}"])
  func `white space at the end completes the last word and is not part of the key`(text: String) {
    #expect(Fragment(text).key == "gluten")
    #expect(Fragment(text).endsWord)
  }

  @Test(arguments: ["", " ", "\u{A0}\u{3000}", "\u{200B}", "\u{FEFF} \u{2060}", "\n"])
  func `a text with nothing visible is an empty fragment`(text: String) {
    #expect(Fragment(text).isEmpty)
    #expect(Fragment(text).words.isEmpty)
  }

  @Test(.enabled(if: identityIsComplete))
  func `a text that no name can hold matches nothing, and is not empty`() throws {
    let vocabulary = try SuggestionVocabulary(["a", "b"])
    for text in ["a\u{0}", "\u{1B}", String(repeating: "a", count: 256)] {
      #expect(!Fragment(text).canBeInName)
      #expect(!Fragment(text).isEmpty)
      #expect(vocabulary.names(for: text) == [])
    }
  }
}

/// Whether names are tidied and accents folded, which another part of the package brings.
var identityIsComplete: Bool {
  Fragment("É").searchKey == "e"
}
