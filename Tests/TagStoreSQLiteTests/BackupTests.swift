import TagStoreSQLite
import TagStoreTestSupport
import Testing

struct BackupTests {
  private func makeLogged(_ path: String) throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path, mode: .create)
    try connection.run("PRAGMA journal_mode = WAL")
    try connection.run("CREATE TABLE t (a INTEGER, b TEXT) STRICT")
    return connection
  }

  @Test func `a backup holds what is only in the write-ahead log`() throws {
    let folder = try TemporaryFolder()
    let source = try makeLogged(folder.file())
    try source.run("INSERT INTO t VALUES (1, 'a')")
    let copy = try SQLiteConnection(path: folder.file("copy"), mode: .create)
    try source.backUp(to: copy, busyTimeout: 0)
    try copy.close()
    let reader = try SQLiteConnection(path: folder.file("copy"), mode: .immutable)
    #expect(try reader.integer("SELECT count(*) FROM t") == 1)
  }

  @Test func `a backup of a database that is being written ends and is of one state`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file()
    let source = try makeLogged(path)
    try source.run(
      """
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO t SELECT i, hex(zeroblob(500)) FROM n
      """)
    let writing = RepeatingThread {
      let writer = try SQLiteConnection(path: path, mode: .readWrite)
      writer.setBusyTimeout(milliseconds: 5_000)
      return { try writer.run("UPDATE t SET a = a + 1") }
    }
    for number in 0..<5 {
      let copy = try SQLiteConnection(path: folder.file("copy\(number)"), mode: .create)
      try source.backUp(to: copy, busyTimeout: 5_000)
      #expect(try copy.integer("SELECT count(*) FROM t") == 2_000)
      #expect(try copy.integer("SELECT max(a) - min(a) FROM t") == 1_999)
      #expect(try copy.text("PRAGMA integrity_check") == "ok")
    }
    try writing.stop()
  }

  @Test func `a lock on what is overwritten is busy in the end`() throws {
    let folder = try TemporaryFolder()
    let source = try makeLogged(folder.file())
    let copy = try SQLiteConnection(path: folder.file("copy"), mode: .create)
    let other = try SQLiteConnection(path: folder.file("copy"), mode: .create)
    try other.run("CREATE TABLE other (a INTEGER)")
    try other.run("BEGIN EXCLUSIVE")
    let error = #expect(throws: SQLiteError.self) { try source.backUp(to: copy, busyTimeout: 20) }
    #expect(error?.code == .busy)
    try other.run("COMMIT")
    try source.backUp(to: copy, busyTimeout: 20)
    #expect(try copy.integer("SELECT count(*) FROM t") == 0)
  }
}
