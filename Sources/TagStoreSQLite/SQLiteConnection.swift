internal import CTagStoreSQLite

/// A connection to a database: either one that this package opened and closes, or one that an app
/// opened and lends.
///
/// It belongs to one thread at a time, so it is not `Sendable`.
package final class SQLiteConnection {
  /// How a file is opened.
  package enum Mode: Hashable, Sendable {
    /// Reads and writes; the file is made when it does not exist.
    case create
    /// Reads and writes a file that exists.
    case readWrite
    /// Reads only.
    case readOnly
    /// Reads only, without locks or side files: for a file that nobody changes meanwhile.
    case immutable
  }

  let handle: OpaquePointer
  let statements: StatementCache
  private let isOwned: Bool
  private var isClosed = false

  /// Opens a file.
  /// - Parameters:
  ///   - path: The file's path in the file system, never a URI.
  ///   - mode: What may be done with it.
  package convenience init(path: String, mode: Mode) throws(SQLiteError) {
    let flags: Int32
    switch mode {
    case .create: flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .readWrite: flags = SQLITE_OPEN_READWRITE
    case .readOnly: flags = SQLITE_OPEN_READONLY
    case .immutable: flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    }
    // A path that begins with `file:` or `:memory:` must still be a path.
    let name = mode == .immutable ? Self.immutableURI(path: path) : Self.plain(path: path)
    try self.init(name: name, flags: flags)
  }

  /// Opens a database that lives in memory until the connection is closed.
  package static func inMemory() throws(SQLiteError) -> SQLiteConnection {
    try SQLiteConnection(name: ":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
  }

  private init(name: String, flags: Int32) throws(SQLiteError) {
    var handle: OpaquePointer?
    // NOMUTEX: one thread at a time is this class's rule, so SQLite need not lock as well.
    let result = sqlite3_open_v2(
      name, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard result == SQLITE_OK, let handle else {
      let error = handle.map { SQLiteError(connection: $0) } ?? SQLiteError(resultCode: result)
      sqlite3_close(handle)
      throw error
    }
    self.handle = handle
    self.statements = StatementCache(connection: handle)
    self.isOwned = true
  }

  /// Uses a connection that an app has opened; the app closes it, after this object is gone.
  package init(borrowing handle: OpaquePointer) {
    self.handle = handle
    self.statements = StatementCache(connection: handle)
    self.isOwned = false
  }

  deinit {
    statements.close()
    if isOwned && !isClosed { sqlite3_close_v2(handle) }
  }

  /// Closes the connection; nothing may be done with it afterwards.
  /// - Throws: `busy` when a statement or backup is still in use, which is a fault of this package.
  package func close() throws(SQLiteError) {
    if isClosed { return }
    statements.close()
    if isOwned {
      let result = sqlite3_close(handle)
      if result != SQLITE_OK { throw SQLiteError(connection: handle) }
    }
    isClosed = true
  }

  /// The `sqlite3 *`, for lending this connection to code that borrows one.
  package var rawHandle: OpaquePointer { handle }

  /// Whether the database cannot be written through this connection.
  package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether a transaction is open.
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Whether a transaction is open that has written or holds the write lock.
  package var hasWritten: Bool { sqlite3_txn_state(handle, "main") == SQLITE_TXN_WRITE }

  /// How many rows the last statement inserted, updated or deleted.
  package var changes: Int { Int(sqlite3_changes64(handle)) }

  /// How many rows all statements of this connection changed so far, rolled back or not.
  package var totalChanges: Int64 { sqlite3_total_changes64(handle) }

  /// The row id that the last insert gave.
  package var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }

  private static func plain(path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
  }

  private static func immutableURI(path: String) -> String {
    // https://www.sqlite.org/uri.html: these three end a path or begin an escape.
    var uri = "file:"
    for scalar in plain(path: path).unicodeScalars {
      switch scalar {
      case "%": uri += "%25"
      case "?": uri += "%3f"
      case "#": uri += "%23"
      default: uri.unicodeScalars.append(scalar)
      }
    }
    return uri + "?immutable=1"
  }
}

@available(*, unavailable)
extension SQLiteConnection: Sendable {}
