internal import CTagStoreSQLite

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// A call of SQLite that failed.
package struct SQLiteError: Error, Hashable, Sendable {
  /// The extended result code, such as 2067 (`SQLITE_CONSTRAINT_UNIQUE`).
  ///
  /// Source: <https://www.sqlite.org/rescode.html>
  package let extendedCode: Int32

  /// SQLite's own words, which name tables and columns, never bound values.
  package let message: String

  /// The primary result code: the low byte of the extended one.
  package var code: Code { Code(rawValue: extendedCode & 0xff) }

  package init(extendedCode: Int32, message: String) {
    self.extendedCode = extendedCode
    self.message = message
  }

  /// What went wrong last on a connection.
  init(connection: OpaquePointer?) {
    let code = sqlite3_extended_errcode(connection)
    // SQLite knows ENOSPC as a full disk; to a program, a quota and a file-size limit are the same.
    let isOutOfRoom =
      code & 0xff == SQLITE_IOERR && [EDQUOT, EFBIG].contains(sqlite3_system_errno(connection))
    self.init(
      extendedCode: isOutOfRoom ? SQLITE_FULL : code,
      message: String(cString: sqlite3_errmsg(connection)))
  }

  /// What SQLite says of a write to a database that cannot be written.
  package static var readOnly: SQLiteError { SQLiteError(resultCode: SQLITE_READONLY) }

  /// A failure that has no connection to ask for words.
  init(resultCode: Int32) {
    self.init(extendedCode: resultCode, message: String(cString: sqlite3_errstr(resultCode)))
  }

  /// A primary result code of SQLite; any other value is a code that has no name here.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    package static let permission = Code(rawValue: SQLITE_PERM)
    package static let busy = Code(rawValue: SQLITE_BUSY)
    package static let locked = Code(rawValue: SQLITE_LOCKED)
    package static let readOnly = Code(rawValue: SQLITE_READONLY)
    package static let interrupted = Code(rawValue: SQLITE_INTERRUPT)
    package static let inputOutput = Code(rawValue: SQLITE_IOERR)
    package static let corrupt = Code(rawValue: SQLITE_CORRUPT)
    package static let full = Code(rawValue: SQLITE_FULL)
    package static let cannotOpen = Code(rawValue: SQLITE_CANTOPEN)
    package static let tooBig = Code(rawValue: SQLITE_TOOBIG)
    package static let constraint = Code(rawValue: SQLITE_CONSTRAINT)
    package static let misuse = Code(rawValue: SQLITE_MISUSE)
    package static let authorization = Code(rawValue: SQLITE_AUTH)
    package static let notADatabase = Code(rawValue: SQLITE_NOTADB)
  }
}
