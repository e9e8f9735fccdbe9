internal import TagStore

/// Names of tags: one to three words, some with capitals, some with a year or a number.
enum TagNames {
  /// Names of different tags, the same ones for the same count.
  static func make(_ count: Int) throws -> [String] {
    let words = Words.make(50_000)
    // Some words are in many names, as in life.
    let distribution = ZipfDistribution(count: words.count, exponent: 0.7)
    var random = SplitMix64(seed: 11)
    var keys: Set<String> = []
    var names: [String] = []
    while names.count < count {
      let wordCount = [1, 1, 1, 2, 2, 2, 2, 2, 3, 3][Int.random(in: 0..<10, using: &random)]
      var name = (0..<wordCount).map { _ in words[distribution.next(using: &random)] }
        .joined(separator: " ")
      if Int.random(in: 0..<5, using: &random) == 0 { name = name.capitalised }
      if Int.random(in: 0..<33, using: &random) == 0 {
        name += " \(Int.random(in: 1...2_030, using: &random))"
      }
      if keys.insert(try Tag(name).key).inserted { names.append(name) }
    }
    return names
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
