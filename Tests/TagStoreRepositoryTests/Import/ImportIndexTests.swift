import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import Testing

@Suite struct `The index of taggings around an import` {
  /// Whether the index is there, as SQLite's own tables tell.
  static func hasIndex(_ store: MemoryStore) throws -> Bool {
    try store.connection.integer(
      "SELECT count(*) FROM sqlite_schema WHERE name = 'tagstore_tagging_by_tag'") == 1
  }

  @Test(arguments: [0, 3, 200])
  func `it is there again after an import, large or small`(existing: Int) throws {
    let store = try MemoryStore()
    for number in 0..<existing { try store.repository.add(["old"], to: "old \(number)") }
    try store.repository.importing(.join) { session in
      for number in 0..<50 { try session.add(["new", "tag \(number)"], to: "item \(number)") }
      if existing == 0 { #expect(try !Self.hasIndex(store)) }
      if existing == 200 { #expect(try Self.hasIndex(store)) }
    }
    #expect(try Self.hasIndex(store))
    #expect(try store.repository.count(matching: .tag(TagStoreCore.Tag("new"))) == 50)
    #expect(try store.repository.check().isEmpty)
  }

  @Test func `it is there again when an import fails`() throws {
    struct Stop: Error {}
    let store = try MemoryStore()
    #expect(throws: Stop.self) {
      try store.repository.importing(.join) { session in
        try session.add(["new"], to: "item")
        try session.add(["new"], to: "other")
        throw Stop()
      }
    }
    #expect(try Self.hasIndex(store))
    #expect(try store.repository.information().items == 0)
  }
}
