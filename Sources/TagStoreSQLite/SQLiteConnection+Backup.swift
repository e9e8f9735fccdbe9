internal import CTagStoreSQLite

extension SQLiteConnection {
  /// Copies the whole database, with everything that is committed, over another one.
  ///
  /// All pages are copied in one step: between two, a writer could make it begin again without end.
  /// With a write-ahead log, that step keeps nobody waiting.
  /// - Parameters:
  ///   - destination: What is overwritten.
  ///   - milliseconds: How long a lock of another connection is waited for.
  /// - Throws: `busy` when either side stayed locked for longer.
  package func backUp(
    to destination: SQLiteConnection, busyTimeout milliseconds: Int32
  ) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(destination.handle, "main", handle, "main") else {
      throw SQLiteError(connection: destination.handle)
    }
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    var result = sqlite3_backup_step(backup, -1)
    // The result may be an extended code.
    while [SQLITE_BUSY, SQLITE_LOCKED].contains(result & 0xff) && ContinuousClock.now < end {
      sqlite3_sleep(10)
      result = sqlite3_backup_step(backup, -1)
    }
    let finished = sqlite3_backup_finish(backup)
    if result != SQLITE_DONE {
      throw finished == SQLITE_OK
        ? SQLiteError(resultCode: result) : SQLiteError(connection: destination.handle)
    }
  }
}
