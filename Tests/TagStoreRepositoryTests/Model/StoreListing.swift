import TagStoreCore
import TagStoreRepository
import TagStoreSQLite

/// All that a store or its model holds, as lines in which every scalar beyond ASCII is written out:
/// two texts that `String` calls equal may not be the same here.
enum StoreListing {
  static func lines(
    of repository: TagRepository, on connection: SQLiteConnection
  ) throws -> [String] {
    var lines: [String] = []
    for item in try repository.items(matching: .all(of: [])) {
      lines.append(line("item", item, try repository.tags(of: item).map(\.name)))
    }
    for use in try repository.tags(order: .name) {
      lines.append(line("tag", use.tag.name, [use.tag.key, String(use.uses)]))
    }
    var aliases = try connection.statement(
      """
      SELECT alias.name, alias.key, target.key
      FROM tagstore_tag AS alias JOIN tagstore_tag AS target ON target.id = alias.target_id
      ORDER BY alias.key
      """)
    while try aliases.step() {
      lines.append(
        line("alias", try aliases.text(at: 0), [try aliases.text(at: 1), try aliases.text(at: 2)]))
    }
    return lines
  }

  static func lines(of model: StoreModel) -> [String] {
    let items = model.items.map { item in
      line("item", item.name, item.tags.map { model.names[$0] ?? "(missing)" })
    }
    let tags = sorted(model.names).map { key, name in
      line("tag", name, [key, String(model.uses(of: key))])
    }
    let aliases = sorted(model.aliases).map { key, alias in
      line("alias", alias.name, [key, alias.target])
    }
    return items + tags + aliases
  }

  private static func sorted<Value>(_ values: [String: Value]) -> [(String, Value)] {
    values.map { ($0.key, $0.value) }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
  }

  private static func line(_ kind: String, _ name: String, _ parts: [String]) -> String {
    let text = "\(kind) <\(name)>: " + parts.map { "<\($0)>" }.joined(separator: " ")
    return text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
