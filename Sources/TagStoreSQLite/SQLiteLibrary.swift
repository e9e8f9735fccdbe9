internal import CTagStoreSQLite

/// The SQLite library that this process is linked with.
package enum SQLiteLibrary {
  /// The version number as SQLite gives it: 3040001 is 3.40.1.
  package static var versionNumber: Int32 { sqlite3_libversion_number() }
}
