internal import TagStoreSQLite

/// Leaves the index of taggings by tag out while an import adds more than is there, and makes it again.
///
/// Taggings come in the order of items, so each goes to another place of that index; sorting them
/// once at the end takes a fraction of the time. An import never reads the index.
struct DeferredIndex {
  private let connection: SQLiteConnection
  /// How many taggings there were, at the most; beyond as many new ones the index goes.
  private let existing: Int
  /// The statement that makes the index, while there is none.
  private var definition: String?

  init(connection: SQLiteConnection) throws(SQLiteError) {
    self.connection = connection
    existing = Int(try connection.integer("SELECT sum(uses) FROM tagstore_tag") ?? 0)
  }

  /// Takes the index out when that many new taggings make it worth while.
  mutating func prepare(forAdded added: Int) throws(SQLiteError) {
    guard definition == nil, added >= existing else { return }
    definition = try connection.text(
      "SELECT sql FROM main.sqlite_schema WHERE name = 'tagstore_tagging_by_tag'")
    if definition != nil { try connection.runScript("DROP INDEX main.tagstore_tagging_by_tag") }
  }

  /// Makes the index again if it was taken out.
  mutating func restore() throws(SQLiteError) {
    guard let definition else { return }
    try connection.runScript(definition)
    self.definition = nil
  }
}
