import TagStoreSQLite
import TagStoreTestSupport
import Testing

struct OpeningTests {
  private func makeFile(_ path: String) throws {
    let connection = try SQLiteConnection(path: path, mode: .create)
    try connection.runScript("CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1);")
    try connection.close()
  }

  @Test(arguments: [SQLiteConnection.Mode.readWrite, .readOnly, .immutable])
  func `a missing file is made by no mode but create`(mode: SQLiteConnection.Mode) throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: SQLiteError.self) {
      _ = try SQLiteConnection(path: folder.file(), mode: mode)
    }
    #expect(error?.code == .cannotOpen)
    #expect(try folder.names() == [])
  }

  @Test(arguments: [SQLiteConnection.Mode.create, .readWrite])
  func `the writing modes write`(mode: SQLiteConnection.Mode) throws {
    let folder = try TemporaryFolder()
    try makeFile(folder.file())
    let connection = try SQLiteConnection(path: folder.file(), mode: mode)
    #expect(!connection.isReadOnly)
    try connection.run("INSERT INTO t VALUES (2)")
    #expect(connection.changes == 1)
    #expect(connection.lastInsertedID == 2)
  }

  @Test(arguments: [SQLiteConnection.Mode.readOnly, .immutable])
  func `the reading modes read and refuse to write`(mode: SQLiteConnection.Mode) throws {
    let folder = try TemporaryFolder()
    try makeFile(folder.file())
    let before = try folder.bytes()
    let connection = try SQLiteConnection(path: folder.file(), mode: mode)
    #expect(connection.isReadOnly)
    #expect(try connection.integer("SELECT a FROM t") == 1)
    let error = #expect(throws: SQLiteError.self) { try connection.run("DELETE FROM t") }
    #expect(error?.code == .readOnly)
    try connection.close()
    #expect(try folder.bytes() == before)
    #expect(try folder.names() == ["store.sqlite"])
  }

  @Test func `immutable reads a file in write-ahead log format without side files`() throws {
    let folder = try TemporaryFolder()
    try makeFile(folder.file())
    let writer = try SQLiteConnection(path: folder.file(), mode: .readWrite)
    try writer.run("PRAGMA journal_mode = WAL")
    try writer.close()
    let connection = try SQLiteConnection(path: folder.file(), mode: .immutable)
    #expect(try connection.integer("SELECT a FROM t") == 1)
    #expect(try folder.names() == ["store.sqlite"])
  }

  @Test(arguments: [
    "a?b=c#d%41.sqlite", "file:x.sqlite", ":memory:", "it's.sqlite", "é ü.sqlite", "%00",
    "a&mode=rw",
  ])
  func `a path is a path and never a URI or a special name`(name: String) throws {
    let folder = try TemporaryFolder()
    try makeFile(folder.file(name))
    #expect(try folder.names() == [name])
    let connection = try SQLiteConnection(path: folder.file(name), mode: .immutable)
    #expect(try connection.integer("SELECT a FROM t") == 1)
  }

  @Test func `every database in memory is another one`() throws {
    let first = try SQLiteConnection.inMemory()
    let second = try SQLiteConnection.inMemory()
    try first.run("CREATE TABLE t (a INTEGER)")
    #expect(try second.integer("SELECT count(*) FROM sqlite_schema") == 0)
  }

  @Test(arguments: [true, false])
  func `a borrowed connection is not closed, but its statements are finalised`(
    closesItself: Bool
  ) throws {
    let owner = try SQLiteConnection.inMemory()
    func borrow() throws {
      let guest = SQLiteConnection(borrowing: owner.rawHandle)
      #expect(try guest.integer("SELECT 1") == 1)
      if closesItself { try guest.close() }
    }
    try borrow()
    #expect(try owner.integer("SELECT 2") == 2)
    // This would be refused if a statement of the borrower were left.
    try owner.close()
  }
}
