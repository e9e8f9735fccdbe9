import Foundation
import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import TagStoreTestSupport
import Testing

struct FileTests {
  private static let readOnly = options { $0.isReadOnly = true }
  private static let existing = options { $0.createsFile = false }

  private static func options(_ change: (inout StoreOptions) -> Void) -> StoreOptions {
    var options = StoreOptions()
    change(&options)
    return options
  }

  /// Ways of opening that may refuse: the usual one, without making a file, and only reading.
  static let everyWay: [StoreOptions] = [StoreOptions(), existing, readOnly]

  private func makeStore(_ folder: TemporaryFolder) throws {
    let repository = try TagRepository.open(path: folder.file(), options: StoreOptions())
    try repository.add(["b", "a"], to: "i1")
    try repository.close()
  }

  @Test func `a store is made, closed without side files, and read again in order`() throws {
    let folder = try TemporaryFolder()
    try makeStore(folder)
    #expect(try folder.names() == ["store.sqlite"])
    for options in Self.everyWay {
      let repository = try TagRepository.open(path: folder.file(), options: options)
      #expect(try repository.tags(of: "i1").map(\.name) == ["b", "a"])
      try repository.close()
    }
    let connection = try SQLiteConnection(path: folder.file(), mode: .readOnly)
    #expect(try connection.integer("PRAGMA application_id") == 0x5461_6753)
    #expect(try connection.text("PRAGMA journal_mode") == "wal")
  }

  @Test func `a read-only store refuses every change with its code`() throws {
    let folder = try TemporaryFolder()
    try makeStore(folder)
    let before = try folder.bytes()
    let repository = try TagRepository.open(path: folder.file(), options: Self.readOnly)
    #expect(refusal { try repository.add(["c"], to: "i1") } == .readOnly)
    #expect(refusal { try repository.rename("a", to: "c") } == .readOnly)
    #expect(refusal { try repository.prune() } == .readOnly)
    try repository.close()
    #expect(try folder.bytes() == before)
  }

  @Test(arguments: [existing, readOnly])
  func `a missing file is told and not made`(options: StoreOptions) throws {
    let folder = try TemporaryFolder()
    let code = refusal { try TagRepository.open(path: folder.file(), options: options) }
    #expect(code == .fileNotFound)
    #expect(try folder.names() == [])
  }

  @Test func `a missing folder is named and not made`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: TagStoreError.self) {
      _ = try TagRepository.open(path: folder.file("none/s.sqlite"), options: StoreOptions())
    }
    #expect(error?.code == .cannotCreate)
    #expect(error?.message.contains(folder.file("none")) == true)
    #expect(try folder.names() == [])
  }

  @Test(arguments: ["", "a\u{0}b"])
  func `a path that the system would take for another one is refused`(path: String) {
    let code = refusal { try TagRepository.open(path: path, options: StoreOptions()) }
    #expect(code == .invalidArgument)
  }

  @Test func `a folder is not a store`() throws {
    let folder = try TemporaryFolder()
    let code = refusal { try TagRepository.open(path: folder.path, options: StoreOptions()) }
    #expect(code == .notATagStore)
  }

  @Test(arguments: everyWay)
  func `a file of another kind is refused byte for byte`(options: StoreOptions) throws {
    let folder = try TemporaryFolder()
    let text = Data("not a database, and long enough to be read as one.\n".utf8)
    try folder.write(text + Data(repeating: 0x20, count: 4_096))
    let before = try folder.bytes()
    let code = refusal { try TagRepository.open(path: folder.file(), options: options) }
    #expect(code == .notATagStore)
    #expect(try folder.bytes() == before)
    #expect(try folder.names() == ["store.sqlite"])
  }

  @Test(arguments: everyWay)
  func `a database of another program is refused byte for byte`(options: StoreOptions) throws {
    let folder = try TemporaryFolder()
    let other = try SQLiteConnection(path: folder.file(), mode: .create)
    try other.runScript("PRAGMA user_version = 7; CREATE TABLE theirs (a INTEGER);")
    try other.close()
    let before = try folder.bytes()
    let code = refusal { try TagRepository.open(path: folder.file(), options: options) }
    #expect(code == .notATagStore)
    #expect(try folder.bytes() == before)
    #expect(try folder.names() == ["store.sqlite"])
  }

  @Test(arguments: everyWay)
  func `a newer store is refused byte for byte`(options: StoreOptions) throws {
    let folder = try TemporaryFolder()
    try makeStore(folder)
    let writer = try SQLiteConnection(path: folder.file(), mode: .readWrite)
    try writer.run("INSERT INTO tagstore_migration VALUES (9999, 'later', 0)")
    try writer.close()
    let before = try folder.bytes()
    let code = refusal { try TagRepository.open(path: folder.file(), options: options) }
    #expect(code == .newerVersion)
    #expect(try folder.bytes() == before)
    // A connection that only reads may not remove the empty side files that it needed.
    if !options.isReadOnly { #expect(try folder.names() == ["store.sqlite"]) }
  }

  @Test func `a newer store keeps even its write-ahead log`() throws {
    let folder = try TemporaryFolder()
    try makeStore(folder)
    let writer = try SQLiteConnection(path: folder.file(), mode: .readWrite)
    writer.setCheckpointsOnClose(false)
    try writer.run("INSERT INTO tagstore_migration VALUES (9999, 'later', 0)")
    try writer.close()
    let before = (try folder.bytes(), try folder.bytes("store.sqlite-wal"))
    let code = refusal { try TagRepository.open(path: folder.file(), options: StoreOptions()) }
    #expect(code == .newerVersion)
    #expect(try folder.bytes() == before.0)
    #expect(try folder.bytes("store.sqlite-wal") == before.1)
  }

  @Test func `an empty file becomes a store only where one may be made`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data())
    for options in [Self.existing, Self.readOnly] {
      let code = refusal { try TagRepository.open(path: folder.file(), options: options) }
      #expect(code == .notATagStore)
      #expect(try folder.bytes().isEmpty)
    }
    let repository = try TagRepository.open(path: folder.file(), options: StoreOptions())
    try repository.add(["a"], to: "i1")
  }
}
