package import TagStoreCore
package import TagStoreSQLite

/// The index that finds names by their grams: a table of FTS5 without content.
///
/// A row's id is the name's ``SuggestionPlace``, so that rows come in falling classes of uses and
/// reading can stop early. FTS5 collects what a transaction changes and writes it in one piece,
/// which makes the fifty grams of a name as cheap as a few rows; it keeps neither positions nor
/// sizes here. As the names themselves are not in it, a row is deleted by telling its grams again.
///
/// Source: <https://www.sqlite.org/fts5.html#contentless_tables>
package struct SuggestionIndex {
  /// A name as it is in the index.
  package struct Entry: Hashable {
    package let place: SuggestionPlace
    package let key: String

    package init(place: SuggestionPlace, key: String) {
      self.place = place
      self.key = key
    }

    /// What FTS5 takes apart: the grams with spaces between them.
    var document: String {
      SuggestionGrams.document(of: Tag(storedName: "", key: key).searchKey)
    }
  }

  let connection: SQLiteConnection

  package init(connection: SQLiteConnection) {
    self.connection = connection
  }

  /// Whether the SQLite library has what the index needs.
  package func isSupported() throws(SQLiteError) -> Bool {
    try connection.integer("SELECT 1 FROM pragma_module_list WHERE name = 'fts5'") == 1
  }

  /// Whether the file has the index, be it of use to this library or not.
  package func exists() throws(SQLiteError) -> Bool {
    try connection.integer(
      "SELECT 1 FROM main.sqlite_schema WHERE name = 'tagstore_suggestion'") == 1
  }

  /// Makes the index, empty, where it is missing and the library supports it.
  package func make() throws(SQLiteError) {
    guard try isSupported() else { return }
    try connection.runScript(
      """
      CREATE VIRTUAL TABLE IF NOT EXISTS main.tagstore_suggestion
      USING fts5(grams, content='', columnsize=0, detail=none, tokenize='ascii')
      """)
  }

  func insert(_ entry: Entry) throws(SQLiteError) {
    try connection.run(
      "INSERT INTO tagstore_suggestion (rowid, grams) VALUES (?1, ?2)",
      .integer(entry.place.number), .text(entry.document))
  }

  func delete(_ entry: Entry) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO tagstore_suggestion (tagstore_suggestion, rowid, grams)
      VALUES ('delete', ?1, ?2)
      """, .integer(entry.place.number), .text(entry.document))
  }

  func deleteAll() throws(SQLiteError) {
    try connection.run(
      "INSERT INTO tagstore_suggestion (tagstore_suggestion) VALUES ('delete-all')")
  }

  /// Sets how many bytes FTS5 collects in memory before it writes.
  func setBuffer(bytes: Int64) throws(SQLiteError) {
    try connection.run(
      "INSERT INTO tagstore_suggestion (tagstore_suggestion, rank) VALUES ('hashsize', ?1)",
      .integer(bytes))
  }

  /// The FTS5 query for names that have all grams of at least one list.
  static func query(_ alternatives: [[String]]) -> String {
    alternatives.map { grams in
      // A gram has no quotation mark: SuggestionGrams replaces it.
      "(" + grams.map { "\"\($0)\"" }.joined(separator: " AND ") + ")"
    }.joined(separator: " OR ")
  }
}
