import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import Testing

struct BorrowingTests {
  private struct Stop: Error {}

  private func app() throws -> SQLiteConnection {
    let connection = try SQLiteConnection.inMemory()
    try connection.runScript(
      """
      PRAGMA user_version = 12; PRAGMA application_id = 99; PRAGMA foreign_keys = OFF;
      CREATE TABLE recipe (title TEXT) STRICT;
      """)
    return connection
  }

  private func recipes(_ app: SQLiteConnection) throws -> Int64? {
    try app.integer("SELECT count(*) FROM recipe")
  }

  @Test func `the app's pragmas, versions and tables stay as they are`() throws {
    let app = try app()
    let repository = try TagRepository(borrowing: app.rawHandle)
    try repository.add(["a"], to: "i1")
    #expect(try app.integer("PRAGMA user_version") == 12)
    #expect(try app.integer("PRAGMA application_id") == 99)
    #expect(try app.integer("PRAGMA foreign_keys") == 0)
    #expect(
      try app.text(
        """
        SELECT group_concat(name) FROM sqlite_schema
        WHERE name NOT LIKE 'tagstore\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        """) == "recipe")
  }

  @Test func `the app's rows and tags are committed together`() throws {
    let app = try app()
    let repository = try TagRepository(borrowing: app.rawHandle)
    try app.run("BEGIN")
    try app.run("INSERT INTO recipe VALUES ('soup')")
    try repository.add(["warm"], to: "soup")
    try app.run("COMMIT")
    #expect(try recipes(app) == 1)
    #expect(try repository.tags(of: "soup").map(\.name) == ["warm"])
  }

  @Test func `the app's rows and tags are rolled back together`() throws {
    let app = try app()
    let repository = try TagRepository(borrowing: app.rawHandle)
    try app.run("BEGIN")
    try app.run("INSERT INTO recipe VALUES ('soup')")
    try repository.add(["warm"], to: "soup")
    try app.run("ROLLBACK")
    #expect(try recipes(app) == 0)
    #expect(try !repository.contains(item: "soup"))
    #expect(try repository.tag(named: "warm") == nil)
  }

  @Test func `a savepoint of the app takes its tags back alone`() throws {
    let app = try app()
    let repository = try TagRepository(borrowing: app.rawHandle)
    try app.run("BEGIN")
    try repository.add(["kept"], to: "soup")
    try app.run("SAVEPOINT theirs")
    try repository.add(["undone"], to: "soup")
    try app.run("ROLLBACK TO theirs")
    try app.run("COMMIT")
    #expect(try repository.tags(of: "soup").map(\.name) == ["kept"])
  }

  @Test func `an operation that fails leaves the app's transaction open and whole`() throws {
    let app = try app()
    let repository = try TagRepository(borrowing: app.rawHandle)
    try app.run("BEGIN")
    try app.run("INSERT INTO recipe VALUES ('soup')")
    #expect(refusal { try repository.rename("nosuch", to: "a") } == .noSuchTag)
    #expect(throws: Stop.self) {
      try repository.transaction { repository in
        try repository.add(["undone"], to: "soup")
        throw Stop()
      }
    }
    #expect(app.isInTransaction)
    try app.run("COMMIT")
    #expect(try recipes(app) == 1)
    #expect(try !repository.contains(item: "soup"))
  }

  @Test func `a database in UTF-16 is refused and stays as it is`() throws {
    let app = try SQLiteConnection.inMemory()
    try app.runScript("PRAGMA encoding = 'UTF-16le'; CREATE TABLE recipe (title TEXT) STRICT;")
    #expect(refusal { try TagRepository(borrowing: app.rawHandle) } == .invalidArgument)
    #expect(try app.integer("SELECT count(*) FROM sqlite_schema") == 1)
  }

  @Test func `a second borrower finds the tables and their rows`() throws {
    let app = try app()
    try TagRepository(borrowing: app.rawHandle).add(["a"], to: "i1")
    let second = try TagRepository(borrowing: app.rawHandle)
    #expect(try second.tags(of: "i1").map(\.name) == ["a"])
  }
}
