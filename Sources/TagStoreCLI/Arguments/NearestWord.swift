/// Finds the word that someone most likely meant.
package enum NearestWord {
  /// The nearest of some words: one that the text begins, or one a few edits away; otherwise nil.
  ///
  /// Allowed are one edit up to four letters, two up to seven, then three. Ties go to the word
  /// that stands first.
  package static func to(_ text: String, among words: [String]) -> String? {
    let length = text.unicodeScalars.count
    guard (1...64).contains(length) else { return nil }
    let allowed = length <= 4 ? 1 : length <= 7 ? 2 : 3
    var best: (word: String, distance: Int)?
    for word in words {
      let distance = distance(text, word)
      if distance <= allowed, distance < best?.distance ?? .max { best = (word, distance) }
    }
    if let best { return best.word }
    return length < 2 ? nil : words.first { $0.hasPrefix(text) }
  }

  /// The number of scalars to insert, delete, replace or swap with a neighbour (optimal string
  /// alignment).
  package static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first.unicodeScalars)
    let b = Array(second.unicodeScalars)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
