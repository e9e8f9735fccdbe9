import TagStoreSQLite
import Testing

struct StatementCacheTests {
  @Test func `one SQL text can be in use twice at once`() throws {
    let connection = try SQLiteConnection.inMemory()
    let sql = "SELECT value FROM json_each(?1)"
    var seen: [Int64] = []
    var first = try connection.statement(sql)
    try first.bind("[1,2]", at: 1)
    while try first.step() {
      seen.append(first.integer(at: 0))
      var second = try connection.statement(sql)
      try second.bind("[7]", at: 1)
      while try second.step() { seen.append(second.integer(at: 0)) }
    }
    #expect(seen == [1, 7, 2, 7])
  }

  @Test func `a statement comes back from the cache without its values and place`() throws {
    let connection = try SQLiteConnection.inMemory()
    let sql = "SELECT ?1 UNION ALL SELECT 2"
    func firstRowIsNull(binding text: String?) throws -> Bool {
      var statement = try connection.statement(sql)
      if let text { try statement.bind(text, at: 1) }
      guard try statement.step() else { return false }
      return statement.isNull(at: 0)
    }
    #expect(try !firstRowIsNull(binding: "kept?"))
    #expect(try firstRowIsNull(binding: nil))
  }

  @Test func `a statement that failed works when it is asked for again`() throws {
    let connection = try SQLiteConnection.inMemory()
    try connection.run("CREATE TABLE t (a INTEGER UNIQUE) STRICT")
    let insert = "INSERT INTO t VALUES (?1)"
    try connection.run(insert, .integer(1))
    for _ in 0..<3 {
      #expect(throws: SQLiteError.self) { try connection.run(insert, .integer(1)) }
    }
    try connection.run(insert, .integer(2))
    #expect(try connection.integer("SELECT count(*) FROM t") == 2)
  }

  /// Not every build of SQLite has the table that lists statements.
  private static let listsStatements: Bool = {
    do {
      return try SQLiteConnection.inMemory().integer("SELECT count(*) FROM sqlite_stmt") != nil
    } catch {
      return false
    }
  }()

  @Test(.enabled(if: listsStatements, "this SQLite has no sqlite_stmt"))
  func `a statement that failed leaves the cache`() throws {
    let connection = try SQLiteConnection.inMemory()
    try connection.run("CREATE TABLE t (a INTEGER UNIQUE) STRICT")
    let insert = "INSERT INTO t VALUES (1)"
    let kept = "SELECT count(*) FROM sqlite_stmt WHERE sql = 'INSERT INTO t VALUES (1)'"
    try connection.run(insert)
    #expect(try connection.integer(kept) == 1)
    #expect(throws: SQLiteError.self) { try connection.run(insert) }
    #expect(try connection.integer(kept) == 0)
  }

  @Test func `a statement follows a change of the tables`() throws {
    let connection = try SQLiteConnection.inMemory()
    try connection.run("CREATE TABLE t (a INTEGER) STRICT")
    try connection.run("INSERT INTO t VALUES (1)")
    #expect(try connection.integer("SELECT count(*) FROM t WHERE a = 1") == 1)
    try connection.run("CREATE INDEX i ON t (a)")
    try connection.run("ALTER TABLE t ADD COLUMN b INTEGER")
    #expect(try connection.integer("SELECT count(*) FROM t WHERE a = 1") == 1)
  }

  @Test func `closing finalises what is in the cache, and may be done twice`() throws {
    let connection = try SQLiteConnection.inMemory()
    for number in 0..<50 { _ = try connection.integer("SELECT \(number)") }
    try connection.close()
    try connection.close()
  }

  @Test func `closing is refused while a statement is in use`() throws {
    let connection = try SQLiteConnection.inMemory()
    func closeInUse() throws -> Int64 {
      var statement = try connection.statement("SELECT 1 UNION ALL SELECT 2")
      _ = try statement.step()
      let error = #expect(throws: SQLiteError.self) { try connection.close() }
      #expect(error?.code == .busy)
      _ = try statement.step()
      return statement.integer(at: 0)
    }
    #expect(try closeInUse() == 2)
    try connection.close()
  }

  @Test func `SQL that cannot be prepared is an error and leaves nothing`() throws {
    let connection = try SQLiteConnection.inMemory()
    let error = #expect(throws: SQLiteError.self) { try connection.run("SELEC 1") }
    #expect(error?.extendedCode == 1)
    #expect(error?.message.contains("SELEC") == true)
    try connection.close()
  }
}
