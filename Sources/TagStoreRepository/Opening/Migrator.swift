package import TagStoreMigrations
package import TagStoreSQLite

/// Brings the tables of a database to the newest version, one committed migration after another.
package struct Migrator {
  private let connection: SQLiteConnection
  private let now: () -> Int64
  private let migrations: [Migration]

  /// - Parameters:
  ///   - connection: The database.
  ///   - now: The clock, in milliseconds since 1970.
  ///   - migrations: All versions from 1 on, without gaps.
  package init(
    connection: SQLiteConnection, now: @escaping () -> Int64,
    migrations: [Migration] = Migrations.all
  ) {
    self.connection = connection
    self.now = now
    self.migrations = migrations
  }

  /// The version of the tables; 0 when there are none, or an empty bookkeeping table alone.
  package func version() throws -> Int {
    let tables = try connection.integer(
      "SELECT count(*) FROM main.sqlite_schema WHERE type = 'table' AND name = 'tagstore_migration'"
    )
    guard tables == 1 else { return 0 }
    return Int(try connection.integer("SELECT max(version) FROM main.tagstore_migration") ?? 0)
  }

  /// Applies what is missing.
  ///
  /// The version is read again under the write lock, so that any number of processes may open a new
  /// file at the same moment: one makes the tables, the others find them.
  /// - Throws: ``TagStoreError`` `newerVersion`, with nothing changed.
  package func migrate() throws {
    try refuse(newerVersion: version())
    while try version() < migrations.count {
      try connection.withTransaction {
        let version = try version()
        guard version < migrations.count else { return }
        let migration = migrations[version]
        try connection.runScript(migration.sql)
        if migration.version == 1 { try SuggestionIndex(connection: connection).make() }
        try connection.run(
          "INSERT INTO main.tagstore_migration (version, name, applied_at) VALUES (?1, ?2, ?3)",
          .integer(Int64(migration.version)), .text(migration.name), .integer(now()))
      }
    }
  }

  /// Refuses a version that is newer than all migrations.
  /// - Throws: ``TagStoreError`` `newerVersion` for a version that these migrations do not reach.
  package func refuse(newerVersion version: Int) throws(TagStoreError) {
    if version > migrations.count {
      throw TagStoreError(
        .newerVersion,
        "the store has version \(version), this program knows versions up to \(migrations.count)",
        advice: "use the newer program that wrote it")
    }
  }
}
