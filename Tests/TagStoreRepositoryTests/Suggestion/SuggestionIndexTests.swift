import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import TagStoreTestSupport
import Testing

/// The index against looking at every name, which the tests of the ranking compare with a plain
/// reference.
@Suite struct `The index of suggestions` {
  /// The answers of the same store with its index and without.
  static func expectSameWithoutIndex(
    _ store: MemoryStore, _ text: String, with chosen: [TagStoreCore.Tag] = [], limit: Int = 8,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let indexed = try store.repository.suggestions(for: text, with: chosen, limit: limit)
    try store.connection.run("SAVEPOINT without_index")
    try store.connection.run("DROP TABLE tagstore_suggestion")
    let scanned = try store.repository.suggestions(for: text, with: chosen, limit: limit)
    try store.connection.run("ROLLBACK TO without_index")
    try store.connection.run("RELEASE without_index")
    #expect(
      indexed == scanned, "\(text.debugDescription), limit \(limit)",
      sourceLocation: sourceLocation)
  }

  private static let fragments = [
    "", "a", "v", "ve", "veg", "ga", "egn", "b", "str", "asse", "CAFE", "café", "a b", "b a", "日",
    "☑", "%", "\"", "_", "0", "x", "zzzz", "vgean", "strase", "strassse", "caff", "abaco", "abcao",
  ]

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `it answers like a look at every name after whatever was written`(seed: UInt64) throws {
    let store = try MemoryStore()
    var operations = RandomOperations(seed: seed)
    for number in 0..<400 {
      let operation = operations.next()
      do { try operation.apply(to: store.repository) } catch is TagStoreError {}
      let text = Self.fragments[number % Self.fragments.count]
      let chosen = [operations.tag(), operations.tag()].prefix(number % 3).compactMap {
        try? TagStoreCore.Tag($0)
      }
      try Self.expectSameWithoutIndex(store, text, with: chosen, limit: 1 + number % 5)
      if number % 40 == 0 { #expect(try store.repository.check().isEmpty, "\(operation)") }
    }
    #expect(try store.repository.check().isEmpty)
  }

  @Test(arguments: [1, 2, 7] as [UInt64])
  func `it answers like a look at every name among thousands`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let store = try MemoryStore()
    let syllables = ["ba", "ro", "ti", "ка", "é", "straße", "x", "-", " "]
    func name() -> String {
      (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        syllables[Int.random(in: syllables.indices, using: &generator)]
      }.joined()
    }
    try store.repository.importing(.join) { session in
      for item in 0..<1_500 {
        let tags = (0..<4).map { _ in name() }.filter { (try? TagStoreCore.Tag($0)) != nil }
        try session.add(tags + ["common", "number \(item)"], to: "item \(item)")
      }
    }
    for number in 0..<40 {
      let other = "number \(number + 100)"
      try store.repository.merge(["number \(number)"], into: other)
    }
    for text in ["n", "number", "mber 1", "r", "ba", "ro ba", "ka", "-", "nmuber 12", "barotika"] {
      let chosen = try ["common", "number 1000"].map { try TagStoreCore.Tag($0) }
      try Self.expectSameWithoutIndex(store, text)
      try Self.expectSameWithoutIndex(store, text, with: chosen, limit: 3)
      try Self.expectSameWithoutIndex(store, String(name().prefix(3)), with: chosen, limit: 20)
    }
    #expect(try store.repository.check().isEmpty)
  }

  @Test(arguments: ["", "t", "ag", "tag 2", "9", "g 12", "tga 1", "alias", "alias 7"])
  func `it answers like a look at every name where all are used alike`(text: String) throws {
    let store = try MemoryStore()
    let numbers = (0..<2_000).map { String(10_000 + $0).dropFirst() }.reversed()
    try store.repository.add(numbers.map { "tag \($0)" }, to: "item")
    for number in 0..<300 {
      try store.repository.add(["alias \(number)"], to: "item")
      try store.repository.merge(["alias \(number)"], into: "tag 1\(100 + number)")
    }
    try Self.expectSameWithoutIndex(store, text)
    try Self.expectSameWithoutIndex(store, text, limit: 700)
    try Self.expectSameWithoutIndex(store, text, limit: .max)
  }

  @Test(arguments: [
    "DELETE FROM tagstore_suggestion_data WHERE id > 10",
    "INSERT INTO tagstore_suggestion (rowid, grams) VALUES (1, 'veg')",
    "INSERT INTO tagstore_suggestion (tagstore_suggestion) VALUES ('delete-all')",
    "DROP TABLE tagstore_suggestion",
  ])
  func `damage is found and repaired`(damage: String) throws {
    let store = try MemoryStore(["one": ["vegan", "Straße"], "two": ["vegan"]])
    try store.connection.run(damage)
    #expect(try store.repository.check().map(\.code) == ["suggestion-index"])
    #expect(try store.repository.repair().map(\.code) == ["suggestion-index"])
    #expect(try store.repository.check().isEmpty)
    #expect(try store.repository.suggestions(for: "eg").map(\.tag.name) == ["vegan"])
  }

  @Test func `without it suggestions and writing go on, and the store says so`() throws {
    let store = try MemoryStore(["one": ["vegan"]])
    #expect(try store.repository.information().hasSuggestionIndex)
    try store.connection.run("DROP TABLE tagstore_suggestion")
    #expect(try !store.repository.information().hasSuggestionIndex)
    try store.repository.add(["vegetables"], to: "one")
    try store.repository.rename("vegan", to: "plants only")
    let names = try store.repository.suggestions(for: "veg").map(\.tag.name)
    #expect(names == ["vegetables", "plants only"])
  }

  @Test func `a transaction that is rolled back leaves nothing in it`() throws {
    struct Stop: Error {}
    let store = try MemoryStore(["one": ["vegan"]])
    #expect(throws: Stop.self) {
      try store.repository.transaction { repository in
        try repository.add(["vegetables"], to: "one")
        #expect(try repository.suggestions(for: "veg").count == 2)
        throw Stop()
      }
    }
    #expect(try store.repository.suggestions(for: "veg").map(\.tag.name) == ["vegan"])
    #expect(try store.repository.check().isEmpty)
  }

  @Test func `a new process finds in it what another one wrote`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file()
    let writer = try TagRepository.open(path: path, options: StoreOptions())
    let reader = try TagRepository.open(path: path, options: StoreOptions())
    try writer.add(["vegan", "quick"], to: "one")
    let quick = try TagStoreCore.Tag("quick")
    #expect(try reader.suggestions(for: "", with: [quick]).map(\.share) == [0.03125])
    try writer.set(["quick", "easy"], on: "two")
    try writer.rename("vegan", to: "plants")
    #expect(
      try reader.suggestions(for: "", with: [quick]).map(\.tag.name) == ["easy", "plants"])
  }
}
