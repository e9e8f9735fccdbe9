import TagStoreCore
import TagStoreRepository
import TagStoreSQLite

/// A repository in memory and the connection below it, for looking at rows and changing them.
struct MemoryStore {
  let connection: SQLiteConnection
  let repository: TagRepository

  init() throws {
    connection = try SQLiteConnection.inMemory()
    repository = try TagRepository(borrowing: connection.rawHandle)
  }

  /// A store with these items and their tags.
  init(_ items: KeyValuePairs<String, [String]>) throws {
    try self.init()
    for (item, tags) in items { try repository.set(tags, on: item) }
  }

  /// The names of an item's tags in order.
  func tags(_ item: String) throws -> [String] { try repository.tags(of: item).map(\.name) }

  /// Every tag's name and uses, in order of key.
  func uses() throws -> [String] {
    try repository.tags(order: .name).map { "\($0.tag) \($0.uses)" }
  }

  /// The names that stand for a tag, as `alias → tag`, in order of key.
  func aliases() throws -> [String] {
    var statement = try connection.statement(
      """
      SELECT alias.name || ' → ' || target.name
      FROM tagstore_tag AS alias JOIN tagstore_tag AS target ON target.id = alias.target_id
      ORDER BY alias.key
      """)
    var aliases: [String] = []
    while try statement.step() { aliases.append(try statement.text(at: 0)) }
    return aliases
  }
}
