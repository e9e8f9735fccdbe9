internal import TagStoreSQLite

extension TagRepository {
  /// Opens the store in a file.
  package static func open(
    path: String, options: StoreOptions
  ) throws(TagStoreError) -> TagRepository {
    try open(path: path, options: options, now: nil)
  }

  /// Opens the store in a file, with a clock of the caller's.
  package static func open(
    path: String, options: StoreOptions, now: (() -> Int64)?
  ) throws(TagStoreError) -> TagRepository {
    let connection = try TagStoreError.mapping {
      try StoreFile(path: path, options: options).open()
    }
    let repository = TagRepository(connection: connection, now: now ?? WallClock.now)
    repository.historyOptions = options.history
    repository.program = options.program
    return repository
  }

  /// Opens an empty store that lives in memory until it is closed.
  package static func inMemory(now: (() -> Int64)? = nil) throws(TagStoreError) -> TagRepository {
    try TagStoreError.mapping {
      try StoreFile.checkLibrary()
      let connection = try SQLiteConnection.inMemory()
      connection.refuseDoubleQuotedStrings()
      try connection.run("PRAGMA foreign_keys = ON")
      let now = now ?? WallClock.now
      try Migrator(connection: connection, now: now).migrate()
      return TagRepository(connection: connection, now: now)
    }
  }
}
