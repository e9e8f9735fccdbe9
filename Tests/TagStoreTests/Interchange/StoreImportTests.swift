import Synchronization
import TagStore
import Testing

@Suite struct `importing into a store` {
  static func store() async throws -> TagStore { try await TagStore(at: .inMemory) }

  static func contents(_ store: TagStore) async throws -> [[String]] {
    let bytes = Mutex<[UInt8]>([])
    try await store.exportRecords(as: .tsv) { piece in bytes.withLock { $0 += piece } }
    let text = String(decoding: bytes.withLock { $0 }, as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  static func lines(_ records: Range<Int>, broken: Int? = nil) -> [UInt8] {
    var text = ""
    for number in records {
      let tag = number == broken ? "7" : #""tag \#(number % 7)""#
      text += #"{"item":"item \#(number)","tags":["all",\#(tag)]}"# + "\n"
    }
    return Array(text.utf8)
  }

  @Test func `tags join those that are there, and a second run changes nothing`() async throws {
    let store = try await Self.store()
    try await store.add(["old"], to: "i1")
    let first = try await store.importRecords(in: Array("item,tags\ni1,new\n".utf8))
    #expect(first.newTaggings == 1)
    let second = try await store.importRecords(in: Array("item,tags\ni1,new\n".utf8))
    #expect([second.records, second.newItems, second.newTags, second.newTaggings] == [1, 0, 0, 0])
    let capitals = try await store.importRecords(in: Array("item,tags\ni1,\"OLD, NEW\"\n".utf8))
    #expect(capitals.newTaggings == 0)
    #expect(try await Self.contents(store) == [["i1", "old, new"]])
  }

  @Test func `replacing gives exactly the record's tags, and keeps those it says nothing of`()
    async throws
  {
    let store = try await Self.store()
    try await store.add(["old", "older"], to: "i1")
    try await store.add(["kept"], to: "i2")
    var options = ImportOptions()
    options.replacesTags = true
    let text = #"{"item":"i1","tags":["new","older"]}"# + "\n" + #"{"item":"i2"}"# + "\n"
    let summary = try await store.importRecords(in: Array(text.utf8), options: options)
    #expect([summary.newTaggings, summary.removedTaggings] == [1, 1])
    #expect(try await Self.contents(store) == [["i1", "new, older"], ["i2", "kept"]])
  }

  @Test func `a bad record in the middle stores nothing and is named by its line`() async throws {
    let store = try await Self.store()
    let error = await #expect(throws: TagStoreError.self) {
      try await store.importRecords(in: Self.lines(1..<1_001, broken: 500))
    }
    #expect(error?.code == .refusedInput)
    #expect(error?.line == 500)
    #expect(error?.column == 34)
    #expect(try await store.information().items == 0)
    #expect(try await store.information().tags == 0)

    let summary = try await store.importRecords(in: Self.lines(1..<1_001))
    #expect([summary.records, summary.newItems, summary.newTaggings] == [1_000, 1_000, 2_000])
    let again = try await store.importRecords(in: Self.lines(1..<1_001))
    #expect([again.records, again.newItems, again.newTaggings] == [1_000, 0, 0])
  }

  @Test func `keeping going leaves refused records out and tells each`() async throws {
    let store = try await Self.store()
    var options = ImportOptions()
    options.keepsGoing = true
    let text =
      #"{"item":"a","tags":["x"]}"# + "\n" + #"{"item":"b","tags":[null]}"# + "\n"
      + #"{"item":"","tags":[]}"# + "\n" + #"{"item":"c","tags":["y","\u0007"]}"# + "\n"
      + #"{"item":"d","tags":["x"]}"#
    let summary = try await store.importRecords(in: Array(text.utf8), options: options)
    #expect(summary.records == 2)
    #expect(summary.refusedRecords == 3)
    #expect(summary.refusals.map(\.line) == [2, 3, 4])
    #expect(summary.refusals.map(\.code) == [.refusedInput, .refusedItem, .refusedTag])
    #expect(try await Self.contents(store) == [["a", "x"], ["d", "x"]])
    #expect(try await store.tag(named: "y") == nil)
  }

  @Test func `only the first refusals are kept, and all are counted`() async throws {
    let store = try await Self.store()
    var options = ImportOptions()
    options.keepsGoing = true
    let text = String(repeating: "[]\n", count: 500)
    let summary = try await store.importRecords(in: Array(("{}\n" + text).utf8), options: options)
    #expect(summary.refusedRecords == 501)
    #expect(summary.refusals.count == ImportSummary.refusalLimit)
  }

  @Test(arguments: [
    ("", "the input is empty"),
    ("[{\"item\":\"a\",\"tags\":[]}]", "the input is one JSON array, not one object a line"),
    ("a;b\nc;d\n", "the first row is no header, and what its 1 column hold is not known"),
  ])
  func `an input that cannot be read at all is refused, keeping going or not`(
    text: String, message: String
  ) async throws {
    for keepsGoing in [false, true] {
      let store = try await Self.store()
      var options = ImportOptions()
      options.keepsGoing = keepsGoing
      let error = await #expect(throws: TagStoreError.self) {
        try await store.importRecords(in: Array(text.utf8), options: options)
      }
      #expect(error?.message == message)
    }
  }

  @Test func `columns that make no sense are refused before anything is read`() async throws {
    let store = try await Self.store()
    var options = ImportOptions()
    options.columns = "item,title"
    let error = await #expect(throws: TagStoreError.self) {
      try await store.importRecords(from: "/no/such/file", options: options)
    }
    #expect(error?.code == .fileNotFound)
    let columns = await #expect(throws: TagStoreError.self) {
      try await store.importRecords(in: [], options: options)
    }
    #expect(columns?.code == .invalidArgument)
  }

  @Test func `what the reader throws undoes the import and is thrown on`() async throws {
    struct Stop: Error {}
    let store = try await Self.store()
    let calls = Mutex(0)
    await #expect(throws: Stop.self) {
      _ = try await store.importRecords(ImportOptions(), progress: nil) { buffer in
        let call = calls.withLock { calls in
          calls += 1
          return calls
        }
        if call == 3 { throw Stop() }
        let piece = Self.lines(call * 100..<call * 100 + 100)
        buffer.copyBytes(from: piece)
        return piece.count
      }
    }
    #expect(try await store.information().items == 0)
    try await store.add(["x"], to: "y")
  }

  @Test func `a cancelled import stores nothing`() async throws {
    let store = try await Self.store()
    let task = Task {
      _ = try await store.importRecords(ImportOptions(), progress: nil) { buffer in
        withUnsafeCurrentTask { $0?.cancel() }
        let piece = Self.lines(0..<100)
        buffer.copyBytes(from: piece)
        return piece.count
      }
    }
    let error = await #expect(throws: TagStoreError.self) { try await task.value }
    #expect(error?.code == .cancelled)
    #expect(try await store.information().items == 0)
  }

  @Test func `progress grows to the whole input, and listeners are told to read all again`()
    async throws
  {
    let store = try await Self.store()
    let folder = try TemporaryFolder()
    let input = Self.lines(0..<20_000)
    try folder.write(input, to: "records.jsonl")
    let steps = Mutex<[ImportProgress]>([])
    var changes = store.changes.makeAsyncIterator()
    try await store.importRecords(from: folder.path("records.jsonl")) { step in
      steps.withLock { $0.append(step) }
    }
    let seen = steps.withLock { $0 }
    #expect(seen.count > 1)
    #expect(seen.map(\.bytes) == seen.map(\.bytes).sorted())
    #expect(seen.last?.bytes == input.count)
    #expect(await changes.next()?.kind == .imported)
  }
}
