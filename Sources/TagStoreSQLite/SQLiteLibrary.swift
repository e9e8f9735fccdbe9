internal import CTagStoreSQLite

/// The SQLite library that this process is linked with.
package enum SQLiteLibrary {
  /// The oldest version that is known to do all that is asked of it: 3.38 reads JSON by default,
  /// 3.37 has STRICT tables, 3.35 `RETURNING` and 3.33 `UPDATE … FROM`.
  package static let oldestSupportedVersion: Int32 = 3_038_000

  /// The version number as SQLite gives it: 3040001 is 3.40.1.
  package static var versionNumber: Int32 { sqlite3_libversion_number() }

  /// The version as text, such as `3.40.1`.
  package static var version: String { String(cString: sqlite3_libversion()) }

  /// What this library lacks that the store cannot do without; nil when it has everything.
  ///
  /// - Parameters:
  ///   - version: The version number to judge, the linked library's unless a test says otherwise.
  ///   - hasOption: Whether the library was compiled with an option, named without `SQLITE_`.
  package static func shortcoming(
    version: Int32 = sqlite3_libversion_number(),
    hasOption: (String) -> Bool = { sqlite3_compileoption_used($0) != 0 }
  ) -> String? {
    if version < oldestSupportedVersion {
      return "SQLite \(text(of: version)) is too old, \(text(of: oldestSupportedVersion)) is needed"
    }
    if hasOption("OMIT_JSON") { return "this SQLite was built without JSON (SQLITE_OMIT_JSON)" }
    if hasOption("OMIT_WAL") { return "this SQLite was built without WAL (SQLITE_OMIT_WAL)" }
    if hasOption("THREADSAFE=0") {
      return "this SQLite was built for a single thread (SQLITE_THREADSAFE=0)"
    }
    return nil
  }

  private static func text(of version: Int32) -> String {
    "\(version / 1_000_000).\(version / 1_000 % 1_000).\(version % 1_000)"
  }
}
