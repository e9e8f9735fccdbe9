import Testing
import TagStoreCore

@Suite struct SuggestionReferenceTests {
  typealias SplitMix64 = SuggestionVocabulary.SplitMix64

  static let alphabets = [
    "ab ", "a ", "ab-", "aA b", "ab_%*\\\" ", "aé ", "aбв ж", "ñn +1", "日本 語a", "क\u{93F} त",
    "🍝 a🇨🇭",
    "øo æae ",
  ]

  @Test(arguments: 0..<120)
  func `suggestions are those of the plain reference, in its order`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let alphabet = Self.alphabets[seed % Self.alphabets.count]
    let vocabulary = try Self.vocabulary(of: alphabet, using: &generator)
    for _ in 0..<25 {
      let text = Self.text(of: alphabet, lengths: 0...7, using: &generator)
      let chosen = vocabulary.words.map(\.tag).filter { _ in
        Int.random(in: 0..<8, using: &generator) == 0
      }
      let limit = Int.random(in: 0...vocabulary.words.count + 1, using: &generator)
      let suggestions = vocabulary.suggest(
        text, excluding: chosen, limit: limit, shuffledWith: generator)
      let answers = suggestions.map {
        SuggestionReference.Answer(name: $0.tag.name, tier: $0.tier, alias: $0.alias)
      }
      let expected = SuggestionReference.suggest(
        text, from: vocabulary, excluding: chosen, limit: limit)
      #expect(answers == expected, "text: \(text.debugDescription), limit: \(limit)")
      for suggestion in suggestions { try Self.expectSoundRanges(suggestion, text: text) }
    }
  }

  @Test(arguments: 0..<60)
  func `a further letter brings in no tag that was not there, save by a slip`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let alphabet = Self.alphabets[seed % Self.alphabets.count]
    let vocabulary = try Self.vocabulary(of: alphabet, using: &generator)
    let typed = Array(Self.text(of: alphabet, lengths: 2...7, using: &generator).unicodeScalars)
    var before = Set(vocabulary.words.map(\.tag))
    for length in 0...typed.count {
      let text = String(String.UnicodeScalarView(typed.prefix(length)))
      let found = Set(vocabulary.suggest(text).filter { $0.tier != .typo }.map(\.tag))
      #expect(found.isSubset(of: before), "text: \(text.debugDescription)")
      before = found
    }
  }

  private static func expectSoundRanges(_ suggestion: Suggestion, text: String) throws {
    let name = suggestion.alias ?? suggestion.tag.name
    let boundaries = Set(Array(name.indices) + [name.endIndex])
    var end: String.Index?
    for range in suggestion.matchedRanges {
      #expect(!range.isEmpty)
      #expect(boundaries.contains(range.lowerBound) && boundaries.contains(range.upperBound))
      if let end { #expect(end < range.lowerBound, "\(name) for \(text.debugDescription)") }
      end = range.upperBound
    }
    let highlighted = suggestion.matchedRanges.map { String(name[$0]) }.joined()
    switch suggestion.tier {
    case .context, .typo: #expect(highlighted == "")
    case .exact, .exactAlias: #expect(highlighted == name)
    default:
      // Each typed scalar is found in what is highlighted, unless the name folds as a whole only.
      if suggestion.matchedRanges.isEmpty { return }
      let folded = try Tag(highlighted).searchKey
      let typed = Set(Fragment(text).searchKey.unicodeScalars.filter { $0 != " " })
      #expect(typed.isSubset(of: folded.unicodeScalars), "\(name) for \(text.debugDescription)")
    }
  }

  private static func vocabulary(
    of alphabet: String, using generator: inout SplitMix64
  ) throws -> SuggestionVocabulary {
    var vocabulary = SuggestionVocabulary()
    var keys: Set<String> = []
    func freshName() -> String? {
      let typed = text(of: alphabet, lengths: 1...9, using: &generator)
      let name = typed.hasSuffix(" ") ? String(typed.dropLast()) : typed
      // Marks alone and the like are refused, and another name is made.
      guard let tag = try? Tag(name), keys.insert(tag.key).inserted else { return nil }
      return name
    }
    for _ in 0..<60 {
      guard let name = freshName() else { continue }
      let aliasCount = max(0, Int.random(in: -3...2, using: &generator))
      try vocabulary.add(
        name,
        uses: Int.random(in: 0...3, using: &generator),
        lastUsed: Int64?.random(using: &generator),
        aliases: (0..<aliasCount).compactMap { _ in freshName() })
    }
    return vocabulary
  }

  /// Random text without white space at its beginning, or two spaces in a row.
  private static func text(
    of alphabet: String, lengths: ClosedRange<Int>, using generator: inout SplitMix64
  ) -> String {
    let scalars = Array(alphabet.unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: lengths, using: &generator) {
      let scalar = scalars[Int.random(in: 0..<scalars.count, using: &generator)]
      if scalar == " ", text.last.map({ $0 == " " }) ?? true { continue }
      text.append(scalar)
    }
    return String(text)
  }
}

extension Int64? {
  fileprivate static func random(using generator: inout some RandomNumberGenerator) -> Int64? {
    let value = Int64.random(in: 0...3, using: &generator)
    return value == 0 ? nil : value
  }
}
