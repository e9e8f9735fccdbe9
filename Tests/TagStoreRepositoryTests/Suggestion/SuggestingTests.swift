import TagStoreCore
import TagStoreRepository
import Testing

@Suite struct `suggestions of a repository` {
  /// A store in which each tag has that many uses.
  static func store(_ uses: KeyValuePairs<String, Int>) throws -> TagRepository {
    let repository = try TagRepository.inMemory(now: { 1_000 })
    for (tag, count) in uses {
      for number in 0..<count { try repository.add([tag], to: "item \(number)") }
      if count == 0 {
        try repository.add([tag], to: "item 0")
        try repository.remove([tag], from: "item 0")
      }
    }
    return repository
  }

  static func names(
    _ repository: TagRepository, _ text: String, with chosen: [String] = [], limit: Int = 8
  ) throws -> [String] {
    let chosen = try chosen.map { try TagStoreCore.Tag($0) }
    return try repository.suggestions(for: text, with: chosen, limit: limit).map(\.tag.name)
  }

  @Test(arguments: [
    ("experimental", ["experimental", "bedroom-experimental"]),
    ("exp", ["experiment", "experimental", "bedroom-experimental"]),
    ("", ["bedroom-experimental", "experiment", "experimental"]),
    ("nosuch", []),
  ])
  func `exact comes first, then beginnings by use, then inner words`(
    text: String, expected: [String]
  ) throws {
    let repository = try Self.store([
      "bedroom-experimental": 100, "experiment": 5, "experimental": 1,
    ])
    #expect(try Self.names(repository, text) == expected)
  }

  @Test(arguments: [
    ("a_", ["a_b"]), ("50%", ["50%"]), ("%", ["50%"]), ("a\\", ["a\\b"]), ("*", []), ("\"", []),
  ])
  func `every character means itself`(text: String, expected: [String]) throws {
    let repository = try Self.store(["a_b": 1, "axb": 2, "50%": 1, "500": 2, "a\\b": 1])
    #expect(try Self.names(repository, text) == expected)
  }

  @Test(arguments: ["tag 0000", "tag 3000", "tag 5999", "zz-last"])
  func `the limit applies after matching, so any tag can appear`(name: String) throws {
    let repository = try TagRepository.inMemory()
    try repository.add((0..<6_000).map { "tag " + String(10_000 + $0).dropFirst() }, to: "all")
    try repository.add(["zz-last"], to: "other")
    #expect(try Self.names(repository, name, limit: 1) == [name])
    #expect(try Self.names(repository, String(name.dropFirst(2)), limit: 1) == [name])
  }

  @Test func `chosen tags never appear, named by an alias neither`() throws {
    let repository = try Self.store(["vegan": 3, "veggie": 2, "vegetables": 1])
    try repository.merge(["veggie"], into: "vegan")
    #expect(try Self.names(repository, "veg") == ["vegan", "vegetables"])
    #expect(try Self.names(repository, "veg", with: ["VEGAN", "unknown"]) == ["vegetables"])
    #expect(try Self.names(repository, "veg", with: ["veggie"]) == ["vegetables"])
  }

  @Test func `an alias is found and told`() throws {
    let repository = try Self.store(["courgette": 1, "zucchini": 1, "zucca": 4])
    try repository.merge(["zucchini"], into: "courgette")
    let suggestions = try repository.suggestions(for: "zucchini")
    #expect(suggestions.map(\.tag.name) == ["courgette"])
    #expect(suggestions.map(\.alias) == ["zucchini"])
    #expect(suggestions.map(\.tier) == [.exactAlias])
    #expect(suggestions.map(\.uses) == [1])
    #expect(try Self.names(repository, "zucc") == ["zucca", "courgette"])
    #expect(try Self.names(repository, "").count == 2)
  }

  @Test func `accents do not matter, and the matched letters are told`() throws {
    let repository = try Self.store(["Jalapeño": 1])
    let suggestion = try #require(try repository.suggestions(for: "JALAPEN").first)
    let ranges = suggestion.matchedRanges.map { String(suggestion.tag.name[$0]) }
    #expect(ranges == ["Jalapeñ"])
    #expect(suggestion.lastUsed == 1_000)
  }

  @Test func `a limit below zero is refused, and zero gives nothing`() throws {
    let repository = try Self.store(["vegan": 1])
    #expect(try Self.names(repository, "v", limit: 0) == [])
    let error = #expect(throws: TagStoreError.self) {
      try repository.suggestions(for: "v", limit: -1)
    }
    #expect(error?.code == .invalidArgument)
  }
}
