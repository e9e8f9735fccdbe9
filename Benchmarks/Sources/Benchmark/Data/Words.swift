/// Words that nobody knows, of several scripts, to make names from.
enum Words {
  private static let onsets = [
    "b", "br", "c", "ch", "d", "dr", "f", "g", "gr", "h", "j", "k", "l", "m", "n", "p", "pl", "qu",
    "r", "s", "sh", "st", "t", "tr", "v", "w", "z",
  ]
  private static let nuclei = ["a", "e", "i", "o", "u", "ai", "ea", "ou", "io"]
  private static let codas = ["", "", "l", "m", "n", "nd", "r", "rt", "s", "t", "x"]
  private static let accented = ["é", "ö", "ñu", "á", "ü", "ç", "ø", "ê", "ł", "å"]
  private static let cyrillic = [
    "ба", "ви", "го", "да", "же", "зи", "йо", "ка", "лу", "ми", "но", "пе", "ры", "са", "ті", "ши",
  ]
  private static let kana = ["あ", "き", "す", "て", "な", "ひ", "む", "や", "ら", "わ", "茶", "山"]

  /// Different words, the same ones for the same count.
  static func make(_ count: Int) -> [String] {
    var random = SplitMix64(seed: 7)
    var seen: Set<String> = []
    var words: [String] = []
    while words.count < count {
      let word = word(using: &random)
      if seen.insert(word).inserted { words.append(word) }
    }
    return words
  }

  private static func word(using random: inout SplitMix64) -> String {
    let syllables = Int.random(in: 1...4, using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<4: return joined(syllables + 1, of: kana, using: &random)
    case 4..<14: return joined(syllables + 1, of: cyrillic, using: &random)
    case 14..<24:
      return latin(syllables, using: &random) + joined(1, of: accented, using: &random)
        + latin(1, using: &random)
    default: return latin(syllables, using: &random)
    }
  }

  private static func latin(_ syllables: Int, using random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<syllables {
      text += joined(1, of: onsets, using: &random) + joined(1, of: nuclei, using: &random)
    }
    return text + joined(1, of: codas, using: &random)
  }

  private static func joined(
    _ count: Int, of parts: [String], using random: inout SplitMix64
  ) -> String {
    (0..<count).map { _ in parts[Int.random(in: parts.indices, using: &random)] }.joined()
  }
}
