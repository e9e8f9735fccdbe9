internal import TagStore

/// A text that was typed, and how a name answers it.
struct TypedText {
  private let key: [UInt8]
  private let search: [UInt8]
  private let words: [[UInt8]]

  init(key: [UInt8], search: [UInt8]) {
    self.key = key
    self.search = search
    words = search.split(separator: UInt8(ascii: " ")).map { Array($0) }
  }

  func tier(key: [UInt8], search name: [UInt8]) -> SuggestionTier? {
    // Whatever the tier, each typed word stands somewhere in the name.
    if !words.allSatisfy({ Self.firstPlace(of: $0, in: name, from: 0) != nil }) { return nil }
    if key == self.key { return .exact }
    let places = Self.places(of: search, in: name)
    if places.first == 0 { return .namePrefix }
    if places.contains(where: { Self.isWordBoundary(name, $0, isStart: true) }) {
      return .wordPrefix
    }
    let placesOfWords = words.enumerated().map { index, word in
      Self.places(of: word, in: name).filter { place in
        Self.isWordBoundary(name, place, isStart: true)
          && (index == words.count - 1
            || Self.isWordBoundary(name, place + word.count, isStart: false))
      }
    }
    if words.count > 1, Self.canChooseDistinct(placesOfWords[...], taken: []) { return .allWords }
    return places.isEmpty ? nil : .substring
  }

  private static func canChooseDistinct(_ choices: ArraySlice<[Int]>, taken: Set<Int>) -> Bool {
    guard let first = choices.first else { return true }
    return first.contains {
      !taken.contains($0) && canChooseDistinct(choices.dropFirst(), taken: taken.union([$0]))
    }
  }

  private static func places(of part: [UInt8], in name: [UInt8]) -> [Int] {
    var places: [Int] = []
    while let next = firstPlace(of: part, in: name, from: (places.last ?? -1) + 1) {
      places.append(next)
    }
    return places
  }

  private static func firstPlace(of part: [UInt8], in name: [UInt8], from start: Int) -> Int? {
    guard let first = part.first, name.count >= part.count else { return nil }
    return name.withUnsafeBufferPointer { name in
      part.withUnsafeBufferPointer { part in
        var place = start
        while place <= name.count - part.count {
          if name[place] == first && part.indices.allSatisfy({ name[place + $0] == part[$0] }) {
            return place
          }
          place += 1
        }
        return nil
      }
    }
  }

  /// Whether a word may begin, or end, between two bytes.
  private static func isWordBoundary(_ name: [UInt8], _ place: Int, isStart: Bool) -> Bool {
    let before = String(decoding: name[..<place], as: UTF8.self).unicodeScalars.last
    if before.map(isInsideWord) != true { return true }
    if isStart { return false }
    let after = String(decoding: name[place...], as: UTF8.self).unicodeScalars.first
    return after.map(isInsideWord) != true
  }

  private static func isInsideWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }
}
