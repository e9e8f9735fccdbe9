internal import CTagStoreSQLite

extension SQLiteConnection {
  /// Copies the whole database, with everything that is committed, over another one.
  /// - Parameters:
  ///   - destination: What is overwritten.
  ///   - pagesAtATime: After this many pages other connections get their turn.
  /// - Throws: `busy` when either side stayed locked for longer than `milliseconds`.
  package func backUp(
    to destination: SQLiteConnection, pagesAtATime: Int32 = 4_096, busyTimeout milliseconds: Int32
  ) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(destination.handle, "main", handle, "main") else {
      throw SQLiteError(connection: destination.handle)
    }
    var waited: Int32 = 0
    var result: Int32
    repeat {
      result = sqlite3_backup_step(backup, pagesAtATime)
      if result == SQLITE_BUSY || result == SQLITE_LOCKED {
        guard waited < milliseconds else { break }
        sqlite3_sleep(10)
        waited += 10
        result = SQLITE_OK
      }
    } while result == SQLITE_OK
    let finished = sqlite3_backup_finish(backup)
    if result != SQLITE_DONE {
      throw finished == SQLITE_OK
        ? SQLiteError(resultCode: result) : SQLiteError(connection: destination.handle)
    }
  }
}
