import TagStoreCore
import TagStoreRepository
import Testing

struct ImportSessionTests {
  private typealias Record = StoreOperation.Record

  @discardableResult
  private func load(
    _ records: KeyValuePairs<String, [String]>, _ mode: ImportSession.Mode, _ store: MemoryStore
  ) throws -> ImportSession.Counts {
    try store.repository.importing(mode) { session in
      for (item, tags) in records { try session.add(tags, to: item) }
      return session.counts
    }
  }

  @Test func `joining keeps what is there, in its order, and adds what is new`() throws {
    let store = try MemoryStore(["i1": ["b", "a"]])
    let counts = try load(["i1": ["c", "A", "d"], "i2": ["a"]], .join, store)
    #expect(try store.tags("i1") == ["b", "a", "c", "d"])
    #expect(try store.tags("i2") == ["a"])
    #expect(try store.uses() == ["a 2", "b 1", "c 1", "d 1"])
    #expect(counts.records == 2)
    #expect(counts.newItems == 1)
    #expect(counts.newTags == 2)
    #expect(counts.newTaggings == 3)
    #expect(counts.removedTaggings == 0)
  }

  @Test func `replacing takes the first record of an item and joins the others`() throws {
    let store = try MemoryStore(["i1": ["b", "a"], "i2": ["b"]])
    let counts = try load(["i1": ["c", "a"], "i3": ["x"], "i1": ["b", "c"]], .replace, store)
    #expect(try store.tags("i1") == ["c", "a", "b"])
    #expect(try store.tags("i2") == ["b"])
    #expect(try store.uses() == ["a 1", "b 2", "c 1", "x 1"])
    #expect(counts.newTaggings == 3)
    #expect(counts.removedTaggings == 1)
  }

  @Test func `replacing with no tags leaves the item untagged`() throws {
    let store = try MemoryStore(["i1": ["b", "a"]])
    let counts = try load(["i1": []], .replace, store)
    #expect(try store.repository.contains(item: "i1"))
    #expect(try store.tags("i1") == [])
    #expect(counts.removedTaggings == 2)
  }

  @Test(arguments: [ImportSession.Mode.join, .replace])
  func `doing it again changes nothing`(mode: ImportSession.Mode) throws {
    let store = try MemoryStore(["i1": ["old"]])
    let records: KeyValuePairs = ["i1": ["new", "old"], "é": ["NEW"], "e\u{301}": [], "i1": ["x"]]
    try load(records, mode, store)
    let before = try StoreListing.lines(of: store.repository, on: store.connection)
    let counts = try load(records, mode, store)
    #expect(try StoreListing.lines(of: store.repository, on: store.connection) == before)
    #expect(counts.newItems == 0 && counts.newTags == 0)
    // Replacing puts the first record in place of all, and the others come again.
    #expect(counts.newTaggings == counts.removedTaggings)
    #expect(mode == .replace || counts.newTaggings == 0)
  }

  @Test func `spellings and aliases of one tag in a record count once`() throws {
    let store = try MemoryStore(["i0": ["Vegan", "veggie"]])
    try store.repository.merge(["veggie"], into: "Vegan")
    let counts = try load(["i1": ["VEGGIE", "a", "vegan", "a"]], .join, store)
    #expect(try store.tags("i1") == ["Vegan", "a"])
    #expect(counts.newTaggings == 2)
    #expect(counts.newTags == 1)
  }

  @Test func `items that String calls equal are two items, also one after the other`() throws {
    let store = try MemoryStore()
    try load(["é": ["composed"], "e\u{301}": ["apart"], "é": ["again"]], .join, store)
    #expect(try store.tags("é") == ["composed", "again"])
    #expect(try store.tags("e\u{301}") == ["apart"])
  }

  @Test func `a record that is refused leaves nothing of itself, and the import may go on`() throws
  {
    let store = try MemoryStore()
    let counts = try store.repository.importing(.replace) { session in
      try session.add(["a"], to: "i1")
      #expect(refusal { try session.add(["fine", "\u{200B}"], to: "i2") } == .refusedTag)
      #expect(refusal { try session.add(["fine"], to: "") } == .refusedItem)
      try session.add(["b"], to: "i1")
      return session.counts
    }
    #expect(counts.records == 2)
    #expect(try store.repository.items(matching: .all(of: [])) == ["i1"])
    #expect(try store.tags("i1") == ["a", "b"])
    #expect(try store.repository.tag(named: "fine") == nil)
  }

  @Test func `an import that is given up leaves nothing`() throws {
    let store = try MemoryStore(["i1": ["a"]])
    let before = try StoreListing.lines(of: store.repository, on: store.connection)
    let code = refusal {
      try store.repository.importing(.replace) { session in
        try session.add(["x", "y"], to: "i1")
        try session.add([""], to: "i2")
      }
    }
    #expect(code == .refusedTag)
    #expect(try StoreListing.lines(of: store.repository, on: store.connection) == before)
  }

  @Test func `the last use is that of the import`() throws {
    let repository = try TagRepository.inMemory(now: { 5_000 })
    try repository.importing(.join) { try $0.add(["a"], to: "i1") }
    #expect(try repository.tag(named: "a")?.lastUsed == 5_000)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>, [ImportSession.Mode.join, .replace])
  func `an import leaves what setting and adding one by one leave`(
    seed: UInt64, mode: ImportSession.Mode
  ) throws {
    var random = RandomOperations(seed: seed)
    let imported = try MemoryStore(["i1": ["vegan", "d"], "i2": ["d", "é", "b"]])
    let stepwise = try MemoryStore(["i1": ["vegan", "d"], "i2": ["d", "é", "b"]])
    let records = (0..<60).map { _ in
      Record(item: random.item(), tags: (0..<3).map { _ in random.tag() })
    }.filter { ItemRule.refusal(of: $0.item) == nil }.filter { record in
      !record.tags.contains { RandomOperations.refusedTags.contains($0) }
    }
    try imported.repository.importing(mode) { session in
      for record in records { try session.add(record.tags, to: record.item) }
    }
    var replaced: Set<[UInt8]> = []
    for record in records {
      if mode == .replace && replaced.insert(Array(record.item.utf8)).inserted {
        try stepwise.repository.set(record.tags, on: record.item)
      } else {
        try stepwise.repository.add(record.tags, to: record.item)
      }
    }
    #expect(
      try StoreListing.lines(of: imported.repository, on: imported.connection)
        == StoreListing.lines(of: stepwise.repository, on: stepwise.connection))
    try StoreSoundness.expect(imported.connection)
  }
}
