import TagStoreMigrations
import TagStoreRepository
import TagStoreSQLite
import Testing

struct MigratorTests {
  private static let first = Migrations.all[0]
  private static let second = Migration(
    version: 2, name: "V0002__more", sql: "CREATE TABLE tagstore_more (a INTEGER) STRICT;")
  private static let broken = Migration(
    version: 3, name: "V0003__broken",
    sql: "CREATE TABLE tagstore_half (a INTEGER) STRICT; INSERT INTO nowhere VALUES (1);")

  private func schema(_ connection: SQLiteConnection) throws -> String? {
    try connection.text(
      "SELECT group_concat(name || coalesce(sql, ''), ';') FROM (SELECT * FROM sqlite_schema)")
  }

  private func migrator(
    _ connection: SQLiteConnection, _ migrations: [Migration] = Migrations.all
  ) -> Migrator {
    Migrator(connection: connection, now: { 42 }, migrations: migrations)
  }

  @Test func `a new database gets every version with its bookkeeping, once`() throws {
    let connection = try SQLiteConnection.inMemory()
    let migrator = migrator(connection, [Self.first, Self.second])
    #expect(try migrator.version() == 0)
    try migrator.migrate()
    #expect(try migrator.version() == 2)
    let rows = "SELECT group_concat(version || name || applied_at, ' ') FROM tagstore_migration"
    #expect(try connection.text(rows) == "1V0001__initial42 2V0002__more42")
    let before = try schema(connection)
    try migrator.migrate()
    #expect(try schema(connection) == before)
    #expect(try connection.text(rows) == "1V0001__initial42 2V0002__more42")
  }

  @Test func `an older database gets what is missing and keeps its rows`() throws {
    let connection = try SQLiteConnection.inMemory()
    try migrator(connection, [Self.first]).migrate()
    try connection.run("INSERT INTO tagstore_item (name) VALUES ('i1')")
    try migrator(connection, [Self.first, Self.second]).migrate()
    #expect(try connection.integer("SELECT count(*) FROM tagstore_more") == 0)
    #expect(try connection.text("SELECT name FROM tagstore_item") == "i1")
  }

  @Test func `a version that fails leaves nothing, and those before it stay`() throws {
    let connection = try SQLiteConnection.inMemory()
    let migrator = migrator(connection, [Self.first, Self.second, Self.broken])
    #expect(throws: SQLiteError.self) { try migrator.migrate() }
    #expect(try migrator.version() == 2)
    #expect(
      try connection.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'tagstore_half'")
        == 0)
    #expect(!connection.isInTransaction)
  }

  @Test func `a newer database is refused and stays as it is`() throws {
    let connection = try SQLiteConnection.inMemory()
    try migrator(connection).migrate()
    try connection.run("INSERT INTO tagstore_migration VALUES (9999, 'V9999__later', 0)")
    let before = try schema(connection)
    let changes = try connection.integer("SELECT total_changes()")
    #expect(refusal { try migrator(connection).migrate() } == .newerVersion)
    #expect(try schema(connection) == before)
    #expect(try connection.integer("SELECT total_changes()") == changes)
  }
}
