/// Where the typed texts of a row come from, and how long they are.
struct FragmentClass {
  enum Place: String, CaseIterable {
    case nameStart = "start of name"
    case wordStart = "start of word"
    case inside
  }

  let place: Place
  let length: Int

  static let all = Place.allCases.flatMap { place in
    [1, 2, 3, 5].map { FragmentClass(place: place, length: $0) }
  }

  var row: String { "suggest, \(length) typed, \(place.rawValue)" }

  /// Texts taken out of names: of tags chosen by their uses and evenly, in turn.
  func samples(_ count: Int, of data: Dataset) -> [String] {
    var random = SplitMix64(seed: UInt64(length))
    var texts: [String] = []
    // A vocabulary may have no text of a kind.
    for attempt in 0..<count * 200 where texts.count < count {
      let tag =
        attempt % 2 == 0
        ? Int(data.taggings[Int.random(in: data.taggings.indices, using: &random)])
        : Int.random(in: data.tags.indices, using: &random)
      if let text = text(of: data.tags[tag], using: &random) { texts.append(text) }
    }
    return texts
  }

  private func text(of name: String, using random: inout SplitMix64) -> String? {
    let characters = Array(name)
    let words = characters.split(separator: " ")
    guard let first = words.first, let word = words.randomElement(using: &random) else {
      return nil
    }
    let start: Int
    switch place {
    case .nameStart:
      start = 0
    case .wordStart:
      guard word.startIndex != first.startIndex, word.count >= length else { return nil }
      start = word.startIndex
    case .inside:
      guard word.count > length + 1 else { return nil }
      start = word.startIndex + Int.random(in: 1..<word.count - length, using: &random)
    }
    guard start + length <= characters.count else { return nil }
    let text = String(characters[start..<start + length])
    return text.first == " " || text.last == " " ? nil : text
  }
}
