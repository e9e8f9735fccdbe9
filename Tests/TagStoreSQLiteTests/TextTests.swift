import TagStoreSQLite
import Testing

struct TextTests {
  static let texts: [String] = [
    "", "a", "a\u{0}b", "\u{0}", "\u{0}\u{0}a\u{0}", "é", "e\u{301}", "日本語", "👩‍👩‍👧",
    "\u{10FFFF}", "\u{FEFF}", "it's \"so\"", String(repeating: "a\u{0}", count: 5_000),
  ]

  @Test(arguments: texts)
  func `text comes back with every byte, U+0000 included`(text: String) throws {
    let connection = try SQLiteConnection.inMemory()
    try connection.run("CREATE TABLE t (text TEXT NOT NULL) STRICT")
    try connection.run("INSERT INTO t (text) VALUES (?1)", .text(text))
    let read = try #require(try connection.text("SELECT text FROM t"))
    #expect(read.utf8.elementsEqual(text.utf8))
    #expect(
      try connection.integer("SELECT length(CAST(text AS BLOB)) FROM t") == Int64(text.utf8.count))
  }

  @Test func `texts that differ after U+0000 are two texts`() throws {
    let connection = try SQLiteConnection.inMemory()
    try connection.run("CREATE TABLE t (text TEXT UNIQUE) STRICT")
    try connection.run("INSERT INTO t VALUES (?1)", .text("a\u{0}b"))
    try connection.run("INSERT INTO t VALUES (?1)", .text("a\u{0}c"))
    #expect(
      try connection.integer("SELECT count(*) FROM t WHERE text = ?1", .text("a\u{0}c")) == 1)
    #expect(try connection.integer("SELECT count(*) FROM t WHERE text = ?1", .text("a")) == 0)
  }

  @Test func `the empty text is bound as text and not as NULL`() throws {
    let connection = try SQLiteConnection.inMemory()
    #expect(try connection.text("SELECT typeof(?1)", .text("")) == "text")
    #expect(try connection.text("SELECT NULL") == nil)
  }

  @Test(arguments: [Int64.min, -1, 0, 1, .max])
  func `integers keep all 64 bits`(value: Int64) throws {
    let connection = try SQLiteConnection.inMemory()
    #expect(try connection.integer("SELECT ?1", .integer(value)) == value)
  }

  @Test(arguments: ["ff", "61ff62", "c0af", "eda080", "f4908080"])
  func `stored bytes that are no UTF-8 are an error and are not mended`(hex: String) throws {
    let connection = try SQLiteConnection.inMemory()
    let error = #expect(throws: SQLiteError.self) {
      _ = try connection.text("SELECT CAST(x'\(hex)' AS TEXT)")
    }
    #expect(error?.code == .corrupt)
  }

  @Test func `the bytes of a text are lent as they are`() throws {
    let connection = try SQLiteConnection.inMemory()
    var statement = try connection.statement("SELECT ?1, NULL")
    try statement.bind("a\u{0}é", at: 1)
    let hasRow = try statement.step()
    let bytes = statement.withTextBytes(at: 0) { Array($0) }
    let none = statement.withTextBytes(at: 1) { Array($0) }
    let isNull = (statement.isNull(at: 0), statement.isNull(at: 1))
    #expect(hasRow)
    #expect(bytes == [0x61, 0, 0xC3, 0xA9])
    #expect(none.isEmpty)
    #expect(isNull == (false, true))
  }

  @Test func `a value beyond the parameters is refused`() throws {
    let connection = try SQLiteConnection.inMemory()
    #expect(throws: SQLiteError.self) { try connection.run("SELECT ?1", .integer(1), .integer(2)) }
    #expect(try connection.integer("SELECT ?1", .integer(3)) == 3)
  }
}
