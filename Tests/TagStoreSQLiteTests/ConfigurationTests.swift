import TagStoreSQLite
import TagStoreTestSupport
import Testing

struct ConfigurationTests {
  @Test func `a double-quoted word is a name and never a string`() throws {
    let connection = try SQLiteConnection.inMemory()
    connection.refuseDoubleQuotedStrings()
    #expect(throws: SQLiteError.self) { _ = try connection.text(#"SELECT "nope""#) }
    #expect(throws: SQLiteError.self) {
      try connection.run(#"CREATE TABLE t (a TEXT CHECK (a <> "nope"))"#)
    }
    #expect(try connection.text("SELECT 'yes'") == "yes")
  }

  @Test func `a schema that is not trusted cannot be written past SQLite`() throws {
    let connection = try SQLiteConnection.inMemory()
    connection.distrustSchema()
    try connection.run("CREATE TABLE t (a INTEGER)")
    try connection.run("PRAGMA writable_schema = ON")
    #expect(throws: SQLiteError.self) { try connection.run("DELETE FROM sqlite_schema") }
    #expect(try connection.integer("PRAGMA trusted_schema") == 0)
  }

  @Test func `the write-ahead log is left alone on closing when asked`() throws {
    let folder = try TemporaryFolder()
    let connection = try SQLiteConnection(path: folder.file(), mode: .create)
    try connection.run("PRAGMA journal_mode = WAL")
    try connection.run("CREATE TABLE t (a INTEGER)")
    let log = try folder.bytes("store.sqlite-wal")
    connection.setCheckpointsOnClose(false)
    try connection.close()
    #expect(try folder.bytes("store.sqlite-wal") == log)

    let next = try SQLiteConnection(path: folder.file(), mode: .readWrite)
    #expect(try next.integer("SELECT count(*) FROM t") == 0)
    try next.close()
    #expect(try folder.names() == ["store.sqlite"])
  }

  @Test func `without a waiting time a lock is busy at once`() throws {
    let folder = try TemporaryFolder()
    let first = try SQLiteConnection(path: folder.file(), mode: .create)
    let second = try SQLiteConnection(path: folder.file(), mode: .create)
    second.setBusyTimeout(milliseconds: 0)
    try first.run("BEGIN IMMEDIATE")
    let error = #expect(throws: SQLiteError.self) { try second.run("BEGIN IMMEDIATE") }
    #expect(error?.code == .busy)
    try first.run("ROLLBACK")
    try second.run("BEGIN IMMEDIATE")
  }
}
