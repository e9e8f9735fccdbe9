import Testing
import TagStoreCore

@Suite struct SuggestionLiteralTests {
  static let names = [
    "a_b", "axb", "50%", "500", "a\\b", "a*b", "a?b", "[ab]", "c++", "a-b", "tag:x", "@x", "don't",
    "\"", "*", "NEAR(", "near", "%", "_", "\\", "'", "(", "-x", "x OR y", "x", "{x}", "^x", "$x",
  ]

  @Test(
    arguments: names + ["a_", "5", "50%", "a\\", "a", "+", "++", "OR", "*b", "a*", "?", "[a"])
  func `every character of a fragment means itself`(text: String) throws {
    let vocabulary = try SuggestionVocabulary(Self.names)
    let found = Set(vocabulary.names(for: text))
    let wanted = Fragment(text).key
    let holding = Self.names.filter { name in
      let scalars = Array(name.lowercased().unicodeScalars)
      return scalars.indices.contains { scalars[$0...].starts(with: wanted.unicodeScalars) }
    }
    #expect(found == Set(holding), "\(text)")
  }

  @Test(arguments: names)
  func `a name of marks and symbols is suggested first when it is typed`(name: String) throws {
    let suggestion = try #require(try SuggestionVocabulary(Self.names).suggest(name).first)
    #expect(suggestion.tag.name == name)
    #expect(suggestion.tier == .exact)
  }

  @Test(arguments: [
    [0xC3], [0x80], [0xF0, 0x9F], [0x61, 0xFF, 0x62], [0xBF, 0xBF, 0xBF, 0xBF, 0xBF],
  ])
  func `bytes that are not UTF-8, as in a damaged file, are passed over`(bytes: [UInt8]) {
    for text in ["", "a", "b", "b ", "é", "a b", "\u{FFFD}", "abcd\u{FFFD}"] {
      var search = SuggestionSearch(
        for: Fragment(text), excluding: [], limit: 3, context: SuggestionContext(items: 1))
      bytes.withUnsafeBufferPointer {
        let candidate = SuggestionCandidate(tagID: 1, tagKey: $0, uses: 1)
        search.offer(candidate)
        _ = search.offerTypo(candidate)
      }
      #expect(search.best.count <= 1)
      for word in [Fragment("a b"), Fragment("b "), Fragment("\u{FFFD}")] {
        bytes.withUnsafeBufferPointer { bytes in
          _ = SuggestionMatcher(for: word).match(key: bytes, searchKey: bytes, isAlias: false)
        }
      }
    }
  }
}
