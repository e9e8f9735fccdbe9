import TagStoreCore

/// The rules of suggestion once more, as plainly as they can be said: arrays of scalars, every way
/// tried, everything sorted.
enum SuggestionReference {
  struct Answer: Hashable {
    var name: String
    var tier: SuggestionTier
    var alias: String?
  }

  struct Found {
    var word: SuggestionVocabulary.Word
    var tier: SuggestionTier
    var edits = 0
    var alias: Tag?
  }

  static func suggest(
    _ text: String, from vocabulary: SuggestionVocabulary, excluding chosen: [Tag], limit: Int
  ) -> [Answer] {
    var found: [Found] = []
    for word in vocabulary.words where !chosen.contains(word.tag) {
      var ways: [(tier: SuggestionTier, alias: Tag?)] = []
      if let tier = tier(of: word.tag, for: text, isAlias: false) { ways.append((tier, nil)) }
      for alias in word.aliases.sorted(by: { bytes($0.key, before: $1.key) }) {
        if let tier = tier(of: alias, for: text, isAlias: true) { ways.append((tier, alias)) }
      }
      let best = ways.map(\.tier).min()
      if let way = ways.first(where: { $0.tier == best }) {
        found.append(Found(word: word, tier: way.tier, alias: way.alias))
      }
    }
    let isName = vocabulary.words.contains { word in
      ([word.tag] + word.aliases).contains { $0.key == Fragment(text).key }
    }
    if found.count < limit, !isName {
      found += typos(text, from: vocabulary, excluding: chosen + found.map(\.word.tag))
    }
    found.sort { lhs, rhs in
      if lhs.tier != rhs.tier { return lhs.tier < rhs.tier }
      if lhs.edits != rhs.edits { return lhs.edits < rhs.edits }
      if lhs.word.uses != rhs.word.uses { return lhs.word.uses > rhs.word.uses }
      let (key, otherKey) = (lhs.word.tag.key, rhs.word.tag.key)
      if key.unicodeScalars.count != otherKey.unicodeScalars.count {
        return key.unicodeScalars.count < otherKey.unicodeScalars.count
      }
      return bytes(key, before: otherKey)
    }
    return found.prefix(limit).map {
      Answer(name: $0.word.tag.name, tier: $0.tier, alias: $0.alias?.name)
    }
  }

  static func bytes(_ text: String, before other: String) -> Bool {
    Array(text.utf8).lexicographicallyPrecedes(Array(other.utf8))
  }

  private static func tier(of name: Tag, for text: String, isAlias: Bool) -> SuggestionTier? {
    let fragment = Fragment(text)
    if fragment.key == "" { return isAlias ? nil : .context }
    if fragment.key == name.key { return isAlias ? .exactAlias : .exact }
    let scalars = Array(name.searchKey.unicodeScalars)
    let typed = Array(fragment.searchKey.unicodeScalars)
    let places = places(of: typed, in: scalars, endingWord: fragment.endsWord)
    if places.contains(0) { return .namePrefix }
    if places.contains(where: { beginsWord(scalars, at: $0) }) { return .wordPrefix }
    let words = typed.split(separator: " ").map { Array($0) }
    let wordPlaces = words.enumerated().map { index, word in
      let isComplete = index < words.count - 1 || fragment.endsWord
      return self.places(of: word, in: scalars, endingWord: isComplete).filter {
        beginsWord(scalars, at: $0)
      }
    }
    if canChooseDistinct(wordPlaces[...], taken: []) { return .allWords }
    return places.isEmpty ? nil : .substring
  }

  private static func canChooseDistinct(_ choices: ArraySlice<[Int]>, taken: Set<Int>) -> Bool {
    guard let first = choices.first else { return true }
    return first.contains {
      !taken.contains($0) && canChooseDistinct(choices.dropFirst(), taken: taken.union([$0]))
    }
  }

  static func places(
    of typed: [Unicode.Scalar], in name: [Unicode.Scalar], endingWord: Bool
  ) -> [Int] {
    name.indices.filter { index in
      name[index...].starts(with: typed)
        && (!endingWord || endsWord(name, at: index + typed.count))
    }
  }

  static func beginsWord(_ name: [Unicode.Scalar], at index: Int) -> Bool {
    index == 0 || !isInsideWord(name[index - 1])
  }

  static func endsWord(_ name: [Unicode.Scalar], at index: Int) -> Bool {
    index == name.count || !isInsideWord(name[index - 1]) || !isInsideWord(name[index])
  }

  private static func isInsideWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    case .decimalNumber, .letterNumber, .otherNumber: true
    default: false
    }
  }
}
