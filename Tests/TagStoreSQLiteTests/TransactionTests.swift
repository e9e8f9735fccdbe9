import TagStoreSQLite
import TagStoreTestSupport
import Testing

struct TransactionTests {
  private struct Stop: Error {}

  private func connection() throws -> SQLiteConnection {
    let connection = try SQLiteConnection.inMemory()
    try connection.run("CREATE TABLE t (a INTEGER UNIQUE) STRICT")
    return connection
  }

  private func insert(_ value: Int64, _ connection: SQLiteConnection) throws {
    try connection.run("INSERT INTO t VALUES (?1)", .integer(value))
  }

  private func values(_ connection: SQLiteConnection) throws -> String? {
    try connection.text("SELECT group_concat(a, ' ') FROM (SELECT a FROM t ORDER BY a)")
  }

  @Test func `what is thrown undoes everything and is thrown on`() throws {
    let connection = try connection()
    #expect(throws: Stop.self) {
      try connection.withTransaction {
        try insert(1, connection)
        throw Stop()
      }
    }
    #expect(try values(connection) == nil)
    #expect(!connection.isInTransaction)
  }

  @Test func `a rollback inside keeps what was done around it`() throws {
    let connection = try connection()
    try connection.withTransaction {
      try insert(1, connection)
      #expect(throws: Stop.self) {
        try connection.withTransaction {
          try insert(2, connection)
          try connection.withTransaction { try insert(3, connection) }
          throw Stop()
        }
      }
      #expect(connection.isInTransaction)
      try connection.withTransaction { try insert(4, connection) }
    }
    #expect(try values(connection) == "1 4")
  }

  @Test func `a rollback around undoes what was committed inside`() throws {
    let connection = try connection()
    #expect(throws: Stop.self) {
      try connection.withTransaction {
        try connection.withTransaction { try insert(1, connection) }
        throw Stop()
      }
    }
    #expect(try values(connection) == nil)
  }

  @Test func `a statement that fails inside leaves the rest to be committed`() throws {
    let connection = try connection()
    try connection.withTransaction {
      try insert(1, connection)
      #expect(throws: SQLiteError.self) {
        try connection.withTransaction {
          try insert(2, connection)
          try insert(1, connection)
        }
      }
    }
    #expect(try values(connection) == "1")
  }

  @Test func `a writing transaction has the lock from its beginning`() throws {
    let folder = try TemporaryFolder()
    let first = try SQLiteConnection(path: folder.file(), mode: .create)
    let second = try SQLiteConnection(path: folder.file(), mode: .create)
    try first.run("PRAGMA journal_mode = WAL")
    try first.run("CREATE TABLE t (a INTEGER UNIQUE) STRICT")
    try first.withTransaction {
      #expect(first.hasWritten)
      let error = #expect(throws: SQLiteError.self) {
        try second.withTransaction { Issue.record("two transactions write at once") }
      }
      #expect(error?.code == .busy)
      let seen = try second.withSnapshot { try values(second) }
      #expect(seen == nil)
      #expect(!second.isInTransaction)
    }
  }

  @Test func `a snapshot does not see what is committed meanwhile`() throws {
    let folder = try TemporaryFolder()
    let writer = try SQLiteConnection(path: folder.file(), mode: .create)
    let reader = try SQLiteConnection(path: folder.file(), mode: .create)
    try writer.run("PRAGMA journal_mode = WAL")
    try writer.run("CREATE TABLE t (a INTEGER UNIQUE) STRICT")
    try reader.withSnapshot {
      #expect(try values(reader) == nil)
      try insert(1, writer)
      #expect(try values(reader) == nil)
      #expect(!reader.hasWritten)
    }
    #expect(try values(reader) == "1")
  }

  @Test func `a rollback by SQLite itself is not mistaken for an open transaction`() throws {
    let connection = try connection()
    try insert(1, connection)
    let error = #expect(throws: SQLiteError.self) {
      try connection.withTransaction {
        try insert(2, connection)
        try connection.run("INSERT OR ROLLBACK INTO t VALUES (1)")
      }
    }
    #expect(error?.code == .constraint)
    #expect(!connection.isInTransaction)
    #expect(try values(connection) == "1")
  }

  @Test func `a commit that fails rolls back`() throws {
    let connection = try connection()
    try connection.runScript(
      """
      PRAGMA foreign_keys = ON;
      CREATE TABLE child (a INTEGER REFERENCES t (a) DEFERRABLE INITIALLY DEFERRED) STRICT;
      """)
    let error = #expect(throws: SQLiteError.self) {
      try connection.withTransaction { try connection.run("INSERT INTO child VALUES (9)") }
    }
    #expect(error?.extendedCode == 787)
    #expect(!connection.isInTransaction)
    #expect(try connection.integer("SELECT count(*) FROM child") == 0)
  }

  @Test func `a script runs each of its statements`() throws {
    let connection = try connection()
    try connection.runScript("INSERT INTO t VALUES (1); -- one;\nINSERT INTO t VALUES (2);")
    #expect(try values(connection) == "1 2")
    #expect(throws: SQLiteError.self) { try connection.runScript("INSERT INTO t VALUES (1)") }
  }
}
