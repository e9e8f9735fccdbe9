import TagStore
import Testing

@Suite struct `exporting a store` {
  static func filled() async throws -> TagStore {
    let store = try await TagStore(at: .inMemory)
    try await store.add(["z last", "Portland, OR", "a\"b\\c"], to: "soup")
    try await store.add(["z LAST"], to: "Soup")
    try await store.set([], on: "bare\ttab\nline")
    try await store.add(["é"], to: "é")
    return store
  }

  @Test(arguments: InterchangeFormat.allCases)
  func `export, import into an empty store and export give the same bytes`(
    format: InterchangeFormat
  ) async throws {
    let folder = try TemporaryFolder()
    let (first, second) = (folder.path("first"), folder.path("second"))
    try await Self.filled().export(to: first, as: format)
    let copy = try await TagStore(at: .inMemory)
    try await copy.importRecords(from: first)
    try await copy.export(to: second, as: format)
    #expect(try folder.bytes(of: "first") == folder.bytes(of: "second"))
    #expect(try await copy.tags(of: "soup").map(\.name) == ["z last", "Portland, OR", "a\"b\\c"])
  }

  @Test(arguments: [("x.csv", "item,tags"), ("x.TSV", "item\ttags"), ("x.y", "{\"item\":")])
  func `the ending of the path decides the format`(name: String, start: String) async throws {
    let folder = try TemporaryFolder()
    try await Self.filled().export(to: folder.path(name))
    #expect(try folder.bytes(of: name).starts(with: start.utf8))
  }

  @Test func `items are sorted by their bytes, and an empty store gives a header alone`()
    async throws
  {
    let folder = try TemporaryFolder()
    try await Self.filled().export(to: folder.path("x.jsonl"))
    let text = String(decoding: try folder.bytes(of: "x.jsonl"), as: UTF8.self)
    #expect(
      text == #"""
        {"item":"Soup","tags":["z last"]}
        {"item":"bare\ttab\nline","tags":[]}
        {"item":"soup","tags":["z last","Portland, OR","a\"b\\c"]}
        {"item":"é","tags":["é"]}

        """#)
    try await TagStore(at: .inMemory).export(to: folder.path("x.csv"))
    #expect(try folder.bytes(of: "x.csv") == Array("item,tags\n".utf8))
  }

  @Test func `a file is replaced as a whole, keeps its permissions, and leaves nothing beside it`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Array("old".utf8), to: "x.jsonl", mode: 0o640)
    try await Self.filled().export(to: folder.path("x.jsonl"))
    #expect(try folder.bytes(of: "x.jsonl").count > 100)
    #expect(try folder.mode(of: "x.jsonl") == 0o640)
    #expect(try folder.names() == ["x.jsonl"])
  }

  @Test func `a link keeps pointing to the file that is replaced`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("old".utf8), to: "real.jsonl")
    try folder.link("link.jsonl", to: folder.path("real.jsonl"))
    try await Self.filled().export(to: folder.path("link.jsonl"))
    #expect(try folder.bytes(of: "real.jsonl").count > 100)
    #expect(try folder.isLink("link.jsonl"))
  }

  @Test func `a failed export leaves the old file as it was`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("old".utf8), to: "x.jsonl")
    let store = try await Self.filled()
    try await store.close()
    await #expect(throws: TagStoreError.self) { try await store.export(to: folder.path("x.jsonl")) }
    #expect(try folder.bytes(of: "x.jsonl") == Array("old".utf8))
    #expect(try folder.names() == ["x.jsonl"])
  }

  @Test func `a missing folder and a full device are named`() async throws {
    let store = try await Self.filled()
    let missing = await #expect(throws: TagStoreError.self) {
      try await store.export(to: "/no/such/folder/x.jsonl")
    }
    #expect(missing?.code == .cannotCreate)
    #if os(Linux)
      let full = await #expect(throws: TagStoreError.self) {
        try await store.export(to: "/dev/full")
      }
      #expect(full?.code == .diskFull)
    #endif
  }
}
