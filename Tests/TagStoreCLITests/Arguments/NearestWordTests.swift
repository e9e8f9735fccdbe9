internal import TagStoreCLI
internal import Testing

@Suite struct `The nearest word` {
  private static let names = Command.all.map(\.name)

  @Test(arguments: [
    ("shwo", "show"), ("tag", "tags"), ("sugest", "suggest"), ("relatd", "related"),
    ("imprt", "import"), ("exprot", "export"), ("renameitem", "rename-item"), ("sugg", "suggest"),
    ("comp", "completions"), ("forgt", "forget"), ("backpu", "backup"),
  ])
  func `is found a few edits away or as a beginning`(_ typed: String, _ meant: String) {
    #expect(NearestWord.to(typed, among: Self.names) == meant)
  }

  @Test(arguments: ["", "x", "quux", "zzzzzzzz", String(repeating: "show", count: 500)])
  func `is not made up`(_ typed: String) {
    #expect(NearestWord.to(typed, among: Self.names) == nil)
  }

  @Test func `distance agrees with a plain recursion over all short words`() {
    let words = Self.words(over: ["a", "b"], upTo: 4)
    for first in words {
      for second in words {
        let expected = Self.plainDistance(Array(first)[...], Array(second)[...])
        #expect(NearestWord.distance(first, second) == expected, "\(first) \(second)")
      }
    }
  }

  private static func words(over letters: [String], upTo length: Int) -> [String] {
    (0..<length).reduce(into: [""]) { words, _ in
      words = [""] + words.flatMap { word in letters.map { word + $0 } }
    }
  }

  private static func plainDistance(
    _ a: ArraySlice<Character>, _ b: ArraySlice<Character>
  ) -> Int {
    guard let lastA = a.last, let lastB = b.last else { return max(a.count, b.count) }
    let (shortA, shortB) = (a.dropLast(), b.dropLast())
    var least = min(plainDistance(shortA, b), plainDistance(a, shortB)) + 1
    least = min(least, plainDistance(shortA, shortB) + (lastA == lastB ? 0 : 1))
    if lastA == shortB.last, lastB == shortA.last {
      least = min(least, plainDistance(shortA.dropLast(), shortB.dropLast()) + 1)
    }
    return least
  }
}
