internal import CTagStoreSQLite

extension SQLiteConnection {
  /// Runs work that writes, all of it or nothing.
  ///
  /// Outside a transaction it takes the write lock at once (`BEGIN IMMEDIATE`): a transaction that
  /// reads first and writes later fails without waiting when another one wrote in between. Inside a
  /// transaction, such as the app's own, it nests as a savepoint.
  package func withTransaction<Result>(_ body: () throws -> Result) throws -> Result {
    if isInTransaction {
      return try bracket(
        "SAVEPOINT tagstore", commit: "RELEASE tagstore",
        rollback: ["ROLLBACK TO tagstore", "RELEASE tagstore"], body)
    }
    return try bracket("BEGIN IMMEDIATE", commit: "COMMIT", rollback: ["ROLLBACK"], body)
  }

  /// Runs work that only reads, all of it on the same state of the database.
  package func withSnapshot<Result>(_ body: () throws -> Result) throws -> Result {
    if isInTransaction { return try body() }
    return try bracket("BEGIN", commit: "COMMIT", rollback: ["ROLLBACK"], body)
  }

  private func bracket<Result>(
    _ begin: String, commit: String, rollback: [String], _ body: () throws -> Result
  ) throws -> Result {
    try run(begin)
    do {
      let result = try body()
      try run(commit)
      return result
    } catch {
      // A full disk, say, makes SQLite roll back by itself; the first error is the one that counts:
      // https://www.sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
      for sql in rollback where isInTransaction {
        do { try run(sql) } catch { break }
      }
      throw error
    }
  }
}
