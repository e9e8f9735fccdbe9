internal import CTagStoreSQLite

extension SQLiteConnection {
  /// Takes a statement from the cache or prepares it; it goes back when the caller lets it go.
  package func statement(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    try statements.take(sql)
  }

  /// Runs a statement to its end and ignores its rows.
  package func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) {
    var statement = try statement(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// The integer in the first column of the first row; nil when there is no row or it is NULL.
  package func integer(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) -> Int64? {
    var statement = try statement(sql)
    try statement.bind(values)
    guard try statement.step(), !statement.isNull(at: 0) else { return nil }
    return statement.integer(at: 0)
  }

  /// The integers in the first column of all rows.
  package func integers(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) -> [Int64] {
    var statement = try statement(sql)
    try statement.bind(values)
    var integers: [Int64] = []
    while try statement.step() { integers.append(statement.integer(at: 0)) }
    return integers
  }

  /// The text in the first column of the first row; nil when there is no row or it is NULL.
  package func text(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) -> String? {
    var statement = try statement(sql)
    try statement.bind(values)
    guard try statement.step(), !statement.isNull(at: 0) else { return nil }
    return try statement.text(at: 0)
  }

  /// Runs each statement of a script, without values and without caching.
  package func runScript(_ sql: String) throws(SQLiteError) {
    if sqlite3_exec(handle, sql, nil, nil, nil) != SQLITE_OK {
      throw SQLiteError(connection: handle)
    }
  }
}

/// A value to bind.
package enum SQLiteValue: Hashable, Sendable {
  case integer(Int64)
  case text(String)
  case blob([UInt8])
  case null

  /// The text, or NULL where there is none.
  package static func optional(_ value: String?) -> SQLiteValue { value.map(text) ?? .null }

  /// The integer, or NULL where there is none.
  package static func optional(_ value: Int64?) -> SQLiteValue { value.map(integer) ?? .null }
}

extension SQLiteStatement {
  /// Binds values to the parameters `?1`, `?2`, ….
  package func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    var index: Int32 = 0
    for value in values {
      index += 1
      switch value {
      case .integer(let value): try bind(value, at: index)
      case .text(let value): try bind(value, at: index)
      case .blob(let value): try bind(value, at: index)
      case .null: try bindNull(at: index)
      }
    }
  }
}
