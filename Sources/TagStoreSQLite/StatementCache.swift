internal import CTagStoreSQLite

/// The prepared statements of one connection that are not in use.
///
/// Preparing costs more than running most statements, so they are kept by their SQL text. All SQL
/// in this package is a closed set of texts, which bounds the cache.
final class StatementCache {
  private let connection: OpaquePointer
  private var idle: [String: OpaquePointer] = [:]
  private var isClosed = false

  init(connection: OpaquePointer) {
    self.connection = connection
  }

  /// Takes a statement out of the cache, or prepares it.
  func take(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    if let handle = idle.removeValue(forKey: sql) {
      return SQLiteStatement(handle: handle, sql: sql, cache: self)
    }
    var handle: OpaquePointer?
    var text = sql
    let result = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        sqlite3_prepare_v3(
          connection, characters.baseAddress, Int32(characters.count),
          UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
      }
    }
    guard result == SQLITE_OK, let handle else { throw SQLiteError(connection: connection) }
    return SQLiteStatement(handle: handle, sql: sql, cache: self)
  }

  /// Takes a statement back, unless one with the same text is here already.
  func giveBack(_ handle: OpaquePointer, for sql: String) {
    if isClosed || idle[sql] != nil {
      sqlite3_finalize(handle)
    } else {
      idle[sql] = handle
    }
  }

  /// Finalises what is here; a statement given back later is finalised at once.
  func close() {
    isClosed = true
    for handle in idle.values { sqlite3_finalize(handle) }
    idle.removeAll()
  }
}
