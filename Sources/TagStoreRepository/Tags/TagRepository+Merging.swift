internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// Makes several tags one.
  ///
  /// Where an item has more than one of them, the one tag takes the earliest of their places. The
  /// merged names live on as aliases.
  /// - Parameters:
  ///   - names: The tags that go.
  ///   - target: The tag that stands for all of them afterwards.
  /// - Returns: What was merged, and how many items it concerned.
  /// - Throws: ``TagStoreError`` `noSuchTag`, `refusedTag`; `invalidArgument` when a tag would be
  ///   merged into itself or nothing would be merged. Then nothing is changed.
  @discardableResult
  public func merge(_ names: [String], into target: String) throws(TagStoreError) -> TagMerge {
    try write {
      let target = try existingTag(named: target)
      var sources: [TagRow] = []
      for name in names {
        let row = try existingTag(named: name)
        if row.id == target.id {
          throw TagStoreError(
            .invalidArgument, "“\(name.shortened)” is the tag “\(target.tag)” already",
            advice: "name other tags to merge into it")
        }
        if !sources.contains(where: { $0.id == row.id }) { sources.append(row) }
      }
      guard !sources.isEmpty else {
        throw TagStoreError(.invalidArgument, "no tags to merge were named")
      }
      let items = try itemCount(carryingAnyOf: sources.map(\.id))
      for source in sources { try absorb(source.id, into: target.id) }
      try connection.run(
        """
        UPDATE tagstore_tag
        SET uses = (SELECT count(*) FROM tagstore_tagging WHERE tag_id = ?1) WHERE id = ?1
        """, .integer(target.id))
      record(TagStoreChange(.merged, tags: sources.map(\.tag) + [target.tag]))
      return TagMerge(target: target.tag, merged: sources.map(\.tag), items: items)
    }
  }

  /// Moves all taggings and aliases of one tag to another, of which it becomes an alias itself.
  private func absorb(_ source: Int64, into target: Int64) throws {
    // Where an item has both, the later of the two places disappears: what follows moves up.
    try connection.run(
      """
      UPDATE tagstore_tagging SET position = position - 1
      WHERE item_id IN (
          SELECT item_id FROM tagstore_tagging WHERE tag_id = ?1
          INTERSECT SELECT item_id FROM tagstore_tagging WHERE tag_id = ?2)
        AND position > (
          SELECT max(pair.position) FROM tagstore_tagging AS pair
          WHERE pair.item_id = tagstore_tagging.item_id AND pair.tag_id IN (?1, ?2))
      """, .integer(source), .integer(target))
    // The target takes the earlier place …
    try connection.run(
      """
      UPDATE tagstore_tagging SET position = source.position
      FROM tagstore_tagging AS source
      WHERE tagstore_tagging.tag_id = ?2 AND source.tag_id = ?1
        AND source.item_id = tagstore_tagging.item_id
        AND source.position < tagstore_tagging.position
      """, .integer(source), .integer(target))
    // … and the source goes, there as a duplicate, elsewhere under its new name.
    try connection.run(
      """
      DELETE FROM tagstore_tagging
      WHERE tag_id = ?1
        AND item_id IN (SELECT item_id FROM tagstore_tagging WHERE tag_id = ?2)
      """, .integer(source), .integer(target))
    try connection.run(
      "UPDATE tagstore_tagging SET tag_id = ?2 WHERE tag_id = ?1",
      .integer(source), .integer(target))
    try connection.run(
      "UPDATE tagstore_tag SET target_id = ?2 WHERE target_id = ?1",
      .integer(source), .integer(target))
    try connection.run(
      """
      UPDATE tagstore_tag
      SET used_at = max(used_at, (SELECT used_at FROM tagstore_tag WHERE id = ?1)) WHERE id = ?2
      """, .integer(source), .integer(target))
    try connection.run(
      "UPDATE tagstore_tag SET target_id = ?2, uses = 0, used_at = 0 WHERE id = ?1",
      .integer(source), .integer(target))
  }

  /// How many items carry at least one of these tags.
  private func itemCount(carryingAnyOf tagIDs: [Int64]) throws -> Int {
    let list = tagIDs.map(String.init).joined(separator: ",")
    return Int(
      try connection.integer(
        """
        SELECT count(DISTINCT item_id) FROM tagstore_tagging
        WHERE tag_id IN (SELECT value FROM json_each(?1))
        """, .text("[\(list)]")) ?? 0)
  }
}
