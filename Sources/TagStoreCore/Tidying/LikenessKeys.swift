/// The forms of a name in which names that may be meant as one tag are equal.
struct LikenessKeys {
  /// Without accents.
  let plain: String
  /// Without what separates words as well.
  let joined: [Unicode.Scalar]
  /// The words in the order of their scalars.
  let sortedWords: String
  /// With the last word in its singular.
  let singular: String

  init(key: String) {
    plain = SearchKey.make(fromKey: key)
    let words = Self.words(Array(plain.unicodeScalars))
    joined = Array(words.joined())
    sortedWords = words.sorted { $0.lexicographicallyPrecedes($1) }.map(Self.text)
      .joined(separator: " ")
    singular = Self.text(Self.singular(of: joined[...]))
  }

  static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType != nil
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "-", "_", ".", "/", "'", "’", "‐", "‑", "–", "·": true
    default: false
    }
  }

  private static func words(_ scalars: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    var words: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    for index in scalars.indices where isSeparator(scalars[index]) {
      // 1.0 is not 10.
      if index > 0, index + 1 < scalars.count, isDigit(scalars[index - 1]),
        isDigit(scalars[index + 1])
      {
        continue
      }
      if start < index { words.append(scalars[start..<index]) }
      start = index + 1
    }
    if start < scalars.count { words.append(scalars[start...]) }
    return words.isEmpty ? [scalars[...]] : words
  }

  private static func singular(of word: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    func ends(_ ending: String) -> Bool {
      word.suffix(ending.count).elementsEqual(ending.unicodeScalars)
    }
    if word.count < 4 || !ends("s") { return word }
    if ["ss", "us", "is"].contains(where: ends) { return word }
    if ends("ies"), word.count > 4 { return word.dropLast(3) + ["y"] }
    if ["sses", "xes", "zzes", "ches", "shes", "oes"].contains(where: ends) {
      return word.dropLast(2)
    }
    return word.dropLast()
  }
}
