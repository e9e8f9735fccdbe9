internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// Looks for whatever is not as it should be, without changing anything.
  /// - Returns: The problems found; none in a sound store.
  /// - Throws: ``TagStoreError`` when the store cannot be read at all.
  /// - Complexity: O(*n* log *n*) in the size of the store.
  public func check() throws(TagStoreError) -> [StoreProblem] {
    try read { try problems() }
  }

  /// Makes again what can be made from items, tags and taggings, and closes gaps in positions.
  /// - Returns: The problems that were there and are gone.
  /// - Throws: ``TagStoreError`` when the store cannot be written.
  @discardableResult
  public func repair() throws(TagStoreError) -> [StoreProblem] {
    try write {
      let before = try problems().filter(\.isRepairable)
      if before.isEmpty { return [] }
      try connection.run(
        """
        UPDATE tagstore_tag
        SET uses = (SELECT count(*) FROM tagstore_tagging WHERE tag_id = tagstore_tag.id)
        """)
      try renumberAll()
      try rebuildNames()
      try rebuildPostings()
      let left = Set(try problems())
      record(.repaired, "repair")
      return before.filter { !left.contains($0) }
    }
  }

  private func problems() throws -> [StoreProblem] {
    var problems: [StoreProblem] = []
    try collect(into: &problems, "database", false, "PRAGMA integrity_check(20)") { row in
      let text = try row.text(at: 0)
      // Newer versions of SQLite look into the index of suggestions too, which can be made again.
      return text == "ok" || text.contains("tagstore_suggestion") ? nil : text
    }
    // A file that is damaged this far would only give nonsense or errors below.
    if !problems.isEmpty { return problems }
    try collect(
      into: &problems, "missing-row", false,
      """
      SELECT "table", parent, count(*) FROM pragma_foreign_key_check
      WHERE "table" LIKE 'tagstore\\_%' ESCAPE '\\' GROUP BY 1, 2
      """
    ) { row in
      "\(row.integer(at: 2)) rows of \(try row.text(at: 0)) point to missing rows of "
        + (try row.text(at: 1))
    }
    try collect(
      into: &problems, "use-count", true,
      """
      SELECT name, uses, actual FROM (
        SELECT name, uses,
          (SELECT count(*) FROM tagstore_tagging WHERE tag_id = tagstore_tag.id) AS actual
        FROM tagstore_tag)
      WHERE uses <> actual LIMIT 100
      """
    ) { row in
      "“\(try row.text(at: 0))” is said to have \(row.integer(at: 1)) uses and has "
        + "\(row.integer(at: 2))"
    }
    try collect(
      into: &problems, "position", true,
      """
      SELECT item.name FROM tagstore_tagging AS tagging
      JOIN tagstore_item AS item ON item.id = tagging.item_id
      GROUP BY tagging.item_id
      HAVING min(position) <> 0 OR max(position) <> count(*) - 1
        OR count(DISTINCT position) <> count(*)
      LIMIT 100
      """
    ) { row in "the tags of “\(try row.text(at: 0))” have gaps in their order" }
    try collect(
      into: &problems, "alias", false,
      """
      SELECT alias.name FROM tagstore_tag AS alias
      JOIN tagstore_tag AS target ON target.id = alias.target_id
      WHERE target.target_id IS NOT NULL
        OR EXISTS (SELECT 1 FROM tagstore_tagging WHERE tag_id = alias.id)
      LIMIT 100
      """
    ) { row in "the alias “\(try row.text(at: 0))” is used as a tag or stands for another alias" }
    try collect(into: &problems, "key", false, "SELECT name, key FROM tagstore_tag") { row in
      Self.keyProblem(name: try row.text(at: 0), key: try row.text(at: 1))
    }
    problems += try postingProblems()
    // A row that is damaged in itself has no place in an index, and a wrong count the wrong one.
    if problems.contains(where: { !$0.isRepairable || $0.code == "use-count" }) { return problems }
    if let message = try SuggestionIndexComparison(repository: self).problem() {
      problems.append(
        StoreProblem(code: "suggestion-index", message: message, isRepairable: true))
    }
    return problems
  }

  private static func keyProblem(name: String, key: String) -> String? {
    do {
      let tag = try Tag(name)
      if tag.key == key && tag.name.unicodeScalars.elementsEqual(name.unicodeScalars) { return nil }
      return "the tag “\(name)” is stored under the key “\(key)”, which is not its own"
    } catch {
      return "the stored text “\(name)” cannot be a tag: \(error)"
    }
  }

  private func collect(
    into problems: inout [StoreProblem], _ code: String, _ isRepairable: Bool, _ sql: String,
    _ message: (borrowing SQLiteStatement) throws -> String?
  ) throws {
    var statement = try connection.statement(sql)
    while try statement.step() {
      if let message = try message(statement) {
        problems.append(StoreProblem(code: code, message: message, isRepairable: isRepairable))
      }
    }
  }

  /// Closes gaps in positions; what shares a position keeps the order of its tags' ids.
  private func renumberAll() throws {
    try connection.run(
      """
      UPDATE tagstore_tagging SET position = counted.place
      FROM (
        SELECT item_id, tag_id,
          row_number() OVER (PARTITION BY item_id ORDER BY position, tag_id) - 1 AS place
        FROM tagstore_tagging) AS counted
      WHERE counted.item_id = tagstore_tagging.item_id AND counted.tag_id = tagstore_tagging.tag_id
        AND counted.place <> tagstore_tagging.position
      """)
  }
}
