internal import CTagStoreSQLite

/// A prepared statement that is in use; whoever holds it owns it.
///
/// When it goes out of use it returns to its connection's cache, reset and without values, unless
/// one of its steps failed: then it is finalised and never used again.
package struct SQLiteStatement: ~Copyable {
  private let handle: OpaquePointer
  private let sql: String
  private let cache: StatementCache
  private var hasFailed = false

  init(handle: OpaquePointer, sql: String, cache: StatementCache) {
    self.handle = handle
    self.sql = sql
    self.cache = cache
  }

  deinit {
    if hasFailed {
      sqlite3_finalize(handle)
    } else {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
      cache.giveBack(handle, for: sql)
    }
  }

  /// Binds a value to the parameter `?index`, counted from 1.
  package func bind(_ value: Int64, at index: Int32) throws(SQLiteError) {
    try check(sqlite3_bind_int64(handle, index, value))
  }

  /// Binds NULL to the parameter `?index`.
  package func bindNull(at index: Int32) throws(SQLiteError) {
    try check(sqlite3_bind_null(handle, index))
  }

  /// Binds text by its byte count, so that U+0000 in it is kept.
  package func bind(_ text: String, at index: Int32) throws(SQLiteError) {
    var text = text
    let result = text.withUTF8 { bytes in
      ctagstore_bind_text(handle, index, bytes.baseAddress, sqlite3_uint64(bytes.count))
    }
    try check(result)
  }

  /// Binds bytes as a blob.
  package func bind(_ bytes: [UInt8], at index: Int32) throws(SQLiteError) {
    let result = bytes.withUnsafeBytes { bytes in
      ctagstore_bind_blob(handle, index, bytes.baseAddress, sqlite3_uint64(bytes.count))
    }
    try check(result)
  }

  /// Runs the statement up to its next row.
  /// - Returns: Whether there is a row to read.
  package mutating func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default:
      hasFailed = true
      throw SQLiteError(connection: sqlite3_db_handle(handle))
    }
  }

  /// Makes the statement ready to run again; its values stay bound.
  package func reset() {
    // The result repeats the failure of the last step, which has been thrown already.
    sqlite3_reset(handle)
  }

  /// The integer in a column of this row, counted from 0.
  package func integer(at column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// Whether a column of this row is NULL.
  package func isNull(at column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// The text in a column of this row, by its byte count.
  /// - Throws: `corrupt` when the stored bytes are no valid UTF-8.
  package func text(at column: Int32) throws(SQLiteError) -> String {
    let text = withTextBytes(at: column) { String(validating: $0, as: UTF8.self) }
    guard let text else {
      throw SQLiteError(
        extendedCode: SQLITE_CORRUPT, message: "a stored text is not valid UTF-8")
    }
    return text
  }

  /// The bytes of the blob in a column of this row.
  package func bytes(at column: Int32) -> [UInt8] {
    // The address first, then the size: https://www.sqlite.org/c3ref/column_blob.html
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// Lends the bytes of the text in a column of this row; they are gone at the next step.
  package func withTextBytes<Result>(
    at column: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // The text first, then its size: the order that https://www.sqlite.org/c3ref/column_blob.html
    // recommends, as the first call may convert the value.
    let start = sqlite3_column_text(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return body(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// Lends the bytes of the blob in a column of this row; they are gone at the next step.
  package func withBlob<Result>(
    at column: Int32, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    // The blob first, then its size, as for text.
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  private func check(_ result: Int32) throws(SQLiteError) {
    if result != SQLITE_OK { throw SQLiteError(connection: sqlite3_db_handle(handle)) }
  }
}
