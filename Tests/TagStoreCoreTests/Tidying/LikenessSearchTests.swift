import TagStoreCore
import Testing

struct LikenessSearchTests {
  /// Two names and why they are alike; nil when they are not.
  struct Sample: Sendable, CustomTestStringConvertible {
    let names: [String]
    let reason: LikenessReason?

    var testDescription: String { names.joined(separator: " · ") }
  }

  static let samples: [Sample] = [
    Sample(names: ["café", "cafe"], reason: .accents),
    Sample(names: ["Łódź", "lodz"], reason: .accents),
    Sample(names: ["gluten free", "gluten-free"], reason: .separators),
    Sample(names: ["gluten free", "GlutenFree"], reason: .separators),
    Sample(names: ["snake_case", "snake.case"], reason: .separators),
    Sample(names: ["cooks' tips", "cooks tips"], reason: .separators),
    Sample(names: ["recipe", "recipes"], reason: .plural),
    Sample(names: ["berry", "berries"], reason: .plural),
    Sample(names: ["box", "boxes"], reason: .plural),
    Sample(names: ["to do list", "to-do lists"], reason: .plural),
    Sample(names: ["free gluten", "gluten free"], reason: .wordOrder),
    Sample(names: ["new year party", "party-new-year"], reason: .wordOrder),
    Sample(names: ["vegetarian", "vegtarian"], reason: .typo),
    Sample(names: ["vegetarian", "vegetariam"], reason: .typo),
    Sample(names: ["vegetarian", "vegetaiarn"], reason: nil),
    Sample(names: ["vegetarian", "evgetarian"], reason: .typo),
    Sample(names: ["vegetarian", "veegetarian"], reason: .typo),
    Sample(names: ["vegetarian", "vegtariam"], reason: nil),
    Sample(names: ["year 2024", "year 2025"], reason: nil),
    Sample(names: ["1.0", "10"], reason: nil), Sample(names: ["cat", "bat"], reason: nil),
    Sample(names: ["glas", "glass"], reason: nil), Sample(names: ["c++", "c#"], reason: nil),
    Sample(names: ["-", "--"], reason: nil),
  ]

  @Test(arguments: samples)
  func `two names are alike for the surest reason, or not at all`(sample: Sample) throws {
    for names in [sample.names, sample.names.reversed()] {
      let pairs = try Self.search(names).pairs()
      #expect(pairs.map(\.reason) == (sample.reason.map { [$0] } ?? []))
      // The first is the more used one.
      #expect(pairs.allSatisfy { $0.greater == 1 && $0.lesser == 2 })
    }
  }

  @Test func `each less used tag comes once, the surest reasons first`() throws {
    let pairs = try Self.search(["recipe", "recipes", "récipe", "reciipe", "other"]).pairs()
    #expect(pairs.map(\.lesser) == [3, 2, 4])
    #expect(pairs.map(\.greater) == [1, 1, 1])
    #expect(pairs.map(\.reason) == [.accents, .plural, .typo])
  }

  /// All pairs of short words, each compared with each.
  @Test(arguments: [1, 2, 3])
  func `typos are those that comparing all with all finds`(seed: Int) {
    var generator = SuggestionVocabulary.SplitMix64(seed: seed)
    let letters: [Unicode.Scalar] = ["a", "b", "7"]
    var words: Set<[Unicode.Scalar]> = []
    while words.count < 300 {
      let length = Int.random(in: 5...7, using: &generator)
      words.insert((0..<length).map { _ in letters[Int.random(in: 0..<3, using: &generator)] })
    }
    let names = words.map { String(String.UnicodeScalarView($0)) }.sorted()
    var search = LikenessSearch()
    for (id, name) in names.enumerated() { search.add(id: Int64(id), key: name, uses: 300 - id) }
    let lesser = Set(search.pairs().map { Int($0.lesser) })
    for index in names.indices {
      let hasTypo = (0..<index).contains { Self.isOneEdit(names[$0], names[index]) }
      #expect(lesser.contains(index) == hasTypo, "\(names[index])")
    }
  }

  private static func isOneEdit(_ left: String, _ right: String) -> Bool {
    edits(left).contains(right) || edits(right).contains(left)
  }

  /// All texts that one edit of a letter makes of a text.
  private static func edits(_ text: String) -> Set<String> {
    let letters = Array(text)
    var edits: Set<String> = []
    for index in letters.indices {
      var copy = letters
      if index + 1 < letters.count, letters[index] != "7", letters[index + 1] != "7" {
        copy.swapAt(index, index + 1)
        edits.insert(String(copy))
      }
      if letters[index] == "7" { continue }
      copy = letters
      copy.remove(at: index)
      edits.insert(String(copy))
      for letter in ["a", "b"] as [Character] {
        copy = letters
        copy[index] = letter
        edits.insert(String(copy))
      }
    }
    return edits
  }

  private static func search(_ names: [String]) throws -> LikenessSearch {
    var search = LikenessSearch()
    for (index, name) in names.enumerated() {
      search.add(
        id: Int64(index + 1), key: try TagStoreCore.Tag(name).key, uses: names.count - index)
    }
    return search
  }
}
