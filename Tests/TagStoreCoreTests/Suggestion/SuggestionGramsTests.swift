import TagStoreCore
import Testing

@Suite struct SuggestionGramsTests {
  private static let texts = [
    "a", "ab", "abc", "abcd", "abcde", "a b", "ab-cd ef", "日本語", "日", "a%_*\"\\'", "straße 12",
    "c++", "🍝 pasta", "क\u{93F}त", "role::program",
  ]

  private static func grams(of text: String) -> Set<String> {
    // By scalars, as a space and a mark that follows it are one character.
    Set(SuggestionGrams.document(of: text).unicodeScalars.split(separator: " ").map { String($0) })
  }

  /// A text that stands in another one, and whether its place begins the name, a word or neither.
  private static let pieces: [(text: String, start: Int, end: Int)] = texts.flatMap { text in
    let count = text.unicodeScalars.count
    return (0..<count).flatMap { start in
      (start + 1...count).map { (text: text, start: start, end: $0) }
    }
  }

  @Test(arguments: pieces)
  func `a name has all grams of each text that stands in it`(
    text: String, start: Int, end: Int
  ) {
    let grams = Self.grams(of: text)
    let scalars = Array(text.unicodeScalars)
    let piece = scalars[start..<end]
    #expect(grams.isSuperset(of: SuggestionGrams.required(for: piece, at: .anywhere)))
    if start == 0 {
      #expect(grams.isSuperset(of: SuggestionGrams.required(for: piece, at: .nameStart)))
    }
    if start == 0 || scalars[start - 1] == " " {
      #expect(grams.isSuperset(of: SuggestionGrams.required(for: piece, at: .wordStart)))
    }
  }

  @Test func `beginnings are not taken for what stands inside`() {
    let grams = Self.grams(of: "abc")
    let inner: [Unicode.Scalar] = ["b"]
    #expect(grams.isDisjoint(with: SuggestionGrams.required(for: inner, at: .wordStart)))
    #expect(grams.isDisjoint(with: SuggestionGrams.required(for: inner, at: .nameStart)))
  }

  @Test func `no text has no grams`() {
    #expect(SuggestionGrams.required(for: [], at: .anywhere) == [])
  }

  @Test(arguments: texts)
  func `grams have nothing that a plain tokenizer would split or fold`(text: String) {
    let plain = SuggestionGrams.document(of: text).unicodeScalars.allSatisfy {
      !$0.isASCII || $0 == " " || ("a"..."z").contains($0) || ("0"..."9").contains($0)
    }
    #expect(plain)
  }
}
