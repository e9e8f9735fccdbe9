internal import TagStoreSQLite

/// Leaves indexes out while an import adds more than is there, and makes them again.
///
/// Taggings come in the order of items, so each goes to another place of the index by tag; sorting
/// them once at the end takes a fraction of the time. The same goes for the order of tags by uses
/// and for postings and the index of suggestions. An import reads none of them.
struct DeferredIndexes {
  private let repository: TagRepository
  /// How many taggings there were, at the most; beyond as many new ones the indexes go.
  private let existing: Int
  /// The statements that make the indexes, while there are none.
  private var definitions: [String] = []
  private var isDeferring = false

  private static let names = ["tagstore_tagging_by_tag", "tagstore_tag_by_uses"]

  init(repository: TagRepository) throws(SQLiteError) {
    self.repository = repository
    existing = Int(try repository.connection.integer("SELECT sum(uses) FROM tagstore_tag") ?? 0)
  }

  /// Takes the indexes out when that many new taggings make it worth while.
  mutating func prepare(forAdded added: Int) throws(SQLiteError) {
    guard !isDeferring, added >= existing else { return }
    isDeferring = true
    for name in Self.names {
      let definition = try repository.connection.text(
        "SELECT sql FROM main.sqlite_schema WHERE name = ?1", .text(name))
      guard let definition else { continue }
      definitions.append(definition)
      try repository.connection.runScript("DROP INDEX main.\(name)")
    }
    repository.names.isRebuilding = true
    repository.pendingPostings.isSuspended = true
  }

  /// Makes the indexes again if they were taken out.
  mutating func restore() throws(SQLiteError) {
    guard isDeferring else { return }
    isDeferring = false
    // The order by uses is made of the final counts.
    try repository.settle()
    for definition in definitions { try repository.connection.runScript(definition) }
    definitions = []
    repository.names.removeAll()
    try repository.rebuildNames()
    repository.pendingPostings.isSuspended = false
    try repository.rebuildPostings()
  }
}
