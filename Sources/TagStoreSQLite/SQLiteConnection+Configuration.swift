internal import CTagStoreSQLite

extension SQLiteConnection {
  /// Lets a lock of another connection be waited for.
  /// - Parameter milliseconds: How long at the most; 0 fails at once.
  package func setBusyTimeout(milliseconds: Int32) {
    sqlite3_busy_timeout(handle, milliseconds)
  }

  /// Makes a double-quoted word a name, never a string: a misspelt column is an error.
  ///
  /// Source: <https://www.sqlite.org/quirks.html#dblquote>
  package func refuseDoubleQuotedStrings() {
    _ = ctagstore_db_config_flag(handle, SQLITE_DBCONFIG_DQS_DML, 0)
    _ = ctagstore_db_config_flag(handle, SQLITE_DBCONFIG_DQS_DDL, 0)
  }

  /// Trusts nothing that a file's schema asks for, as a file may come from anywhere.
  ///
  /// Source: <https://www.sqlite.org/security.html>
  package func distrustSchema() {
    _ = ctagstore_db_config_flag(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    _ = ctagstore_db_config_flag(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
  }

  /// Decides whether closing the last connection moves the write-ahead log into the file.
  package func setCheckpointsOnClose(_ value: Bool) {
    _ = ctagstore_db_config_flag(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, value ? 0 : 1)
  }

  /// Waits; for retries that SQLite's own busy handler does not make.
  package static func sleep(milliseconds: Int32) {
    sqlite3_sleep(milliseconds)
  }
}
