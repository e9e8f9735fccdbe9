/// Finds words that are one edit apart without comparing all with all.
///
/// Two such words become equal when one letter, at most, is left out of each; so each word is filed
/// under all forms with a letter left out, and only words in the same place are compared. Digits are
/// never typos: `2024` and `2025` are different years.
struct TypoPairs {
  /// Shorter words are too often near to others by chance.
  static let shortest = 5
  /// In a larger place words are compared with the most used alone.
  private static let comparedFully = 32

  private let words: [[Unicode.Scalar]]

  /// - Parameter words: The words, the most used first.
  init(_ words: [[Unicode.Scalar]]) { self.words = words }

  /// The indices of words that are one edit apart, each pair once, the more used word first.
  /// - Complexity: O(*n* log *n*) in the letters of all words.
  func all() -> [(Int, Int)] {
    var filed: [(hash: Int, index: Int)] = []
    for index in words.indices where words[index].count >= Self.shortest {
      let word = words[index]
      filed.append((Self.hash(word, without: nil), index))
      for position in word.indices where !LikenessKeys.isDigit(word[position]) {
        // The same letter twice gives the same form twice.
        if position > 0 && word[position] == word[position - 1] { continue }
        filed.append((Self.hash(word, without: position), index))
      }
    }
    filed.sort { $0.hash != $1.hash ? $0.hash < $1.hash : $0.index < $1.index }
    var pairs: [(Int, Int)] = []
    var start = 0
    while start < filed.count {
      var end = start + 1
      while end < filed.count, filed[end].hash == filed[start].hash { end += 1 }
      compare(filed[start..<end].map(\.index), into: &pairs)
      start = end
    }
    pairs.sort { $0 < $1 }
    return pairs.indices.filter { $0 == 0 || pairs[$0] != pairs[$0 - 1] }.map { pairs[$0] }
  }

  private func compare(_ indices: [Int], into pairs: inout [(Int, Int)]) {
    if indices.count < 2 { return }
    let first = indices.count > Self.comparedFully ? indices.prefix(4) : indices[...]
    for (number, left) in first.enumerated() {
      for right in indices[(number + 1)...]
      where left != right && Self.isOneEdit(words[left], words[right]) {
        pairs.append((left, right))
      }
    }
  }

  private static func hash(_ word: [Unicode.Scalar], without position: Int?) -> Int {
    // FNV-1a: the same in every run, so that a pair that is left out is left out always.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in word.indices where index != position {
      hash = (hash ^ UInt64(word[index].value)) &* 0x100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash)
  }

  static func isOneEdit(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    var prefix = 0
    let shorter = min(left.count, right.count)
    while prefix < shorter, left[prefix] == right[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      left[left.count - 1 - suffix] == right[right.count - 1 - suffix]
    {
      suffix += 1
    }
    let (leftRest, rightRest) = (
      left[prefix..<left.count - suffix], right[prefix..<right.count - suffix]
    )
    if (leftRest + rightRest).contains(where: LikenessKeys.isDigit) { return false }
    switch (leftRest.count, rightRest.count) {
    case (0, 1), (1, 0), (1, 1): return true
    case (2, 2): return leftRest.first == rightRest.last && leftRest.last == rightRest.first
    default: return false
    }
  }
}
