import Foundation
import TagStoreSQLite
import TagStoreTestSupport
import Testing

struct ResultCodeTests {
  private func connection() throws -> SQLiteConnection {
    let connection = try SQLiteConnection.inMemory()
    try connection.runScript(
      """
      PRAGMA foreign_keys = ON;
      CREATE TABLE parent (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE CHECK (name <> 'x'))
        STRICT;
      CREATE TABLE child (parent_id INTEGER REFERENCES parent (id)) STRICT;
      INSERT INTO parent VALUES (1, 'a');
      """)
    return connection
  }

  static let violations: [String: Int32] = [
    "INSERT INTO parent VALUES (1, 'b')": 1555,
    "INSERT INTO parent VALUES (2, 'a')": 2067,
    "INSERT INTO parent VALUES (2, NULL)": 1299,
    "INSERT INTO parent VALUES (2, 'x')": 275,
    "INSERT INTO child VALUES (9)": 787,
    "INSERT INTO child VALUES ('nine')": 3091,
  ]

  @Test(arguments: violations)
  func `each constraint that fails has its own extended code`(sql: String, code: Int32) throws {
    let connection = try connection()
    let error = #expect(throws: SQLiteError.self) { try connection.run(sql) }
    #expect(error?.extendedCode == code)
    #expect(error?.code == .constraint)
  }

  @Test func `a message names columns and never a value`() throws {
    let connection = try connection()
    let error = #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO parent (name) VALUES (?1)", .text("a"))
    }
    #expect(error?.message == "UNIQUE constraint failed: parent.name")
  }

  @Test func `an error keeps its code through the rollback that follows it`() throws {
    let connection = try connection()
    let error = #expect(throws: SQLiteError.self) {
      try connection.withTransaction { try connection.run("INSERT INTO parent VALUES (1, 'b')") }
    }
    #expect(error?.extendedCode == 1555)
    #expect(!connection.isInTransaction)
  }

  @Test func `a file that is no database has its code`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(repeating: 0x41, count: 5_000), to: "text")
    let connection = try SQLiteConnection(path: folder.file("text"), mode: .readWrite)
    let error = #expect(throws: SQLiteError.self) {
      _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
    }
    #expect(error?.code == .notADatabase)
  }

  @Test func `a value beyond the limit of SQLite is an error, and the connection goes on`() throws {
    let connection = try connection()
    let error = #expect(throws: SQLiteError.self) {
      _ = try connection.integer("SELECT length(zeroblob(2147483648))")
    }
    #expect(error?.code == .tooBig)
    #expect(try connection.integer("SELECT 1") == 1)
  }
}
