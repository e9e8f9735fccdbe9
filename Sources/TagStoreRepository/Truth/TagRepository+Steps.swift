internal import TagStoreCore
internal import TagStoreSQLite

/// The only code that changes the truth.
extension TagRepository {
  /// Adds an item.
  /// - Returns: Its id, which no item had before.
  func insertItem(_ name: String) throws(SQLiteError) -> Int64 {
    try connection.run("INSERT INTO tagstore_item (name) VALUES (?1)", .text(name))
    let id = connection.lastInsertedID
    noteItem(id, isNew: true)
    try recordStep(.item(id: id, before: nil, after: name))
    return id
  }

  /// An item appears or disappears, without tags either way.
  private func noteItem(_ id: Int64, isNew: Bool) {
    for list in [PostingList.everyItem, PostingList.untagged] {
      if isNew { pendingPostings.add(list, id) } else { pendingPostings.remove(list, id) }
    }
  }

  /// Adds a tag, or an alias of the tag with that id.
  /// - Returns: Its row, with an id that none had before.
  func insertTag(_ tag: Tag, aliasOf target: Int64? = nil) throws(SQLiteError) -> TagRow {
    try connection.run(
      "INSERT INTO tagstore_tag (name, key, target_id) VALUES (?1, ?2, ?3)",
      .text(tag.name), .text(tag.key), .optional(target))
    let row = TagRow(id: connection.lastInsertedID, tag: tag, target: target)
    try recordStep(.tag(id: row.id, before: nil, after: row))
    names.note(row.id, before: nil)
    return row
  }

  /// Takes a step.
  /// - Parameters:
  ///   - step: The step; what it says of before is so.
  ///   - isUse: Whether a tag that an item gets was used now, as its time of last use tells.
  func apply(_ step: Step, isUse: Bool = true) throws(SQLiteError) {
    switch step {
    case .item(let id, let before, let after):
      try putItem(id, after)
      if (before == nil) != (after == nil) { noteItem(id, isNew: before == nil) }
      try recordStep(step)
    case .tag(let id, let before, let after):
      if let before { try noteName(before) } else { names.note(id, before: nil) }
      try putTag(id, after)
      try recordStep(step)
    case .tags(let itemID, let before, let after):
      let difference = TaggingDifference(from: before, to: after)
      if difference.isEmpty { return }
      if before.isEmpty && !after.isEmpty { pendingPostings.remove(PostingList.untagged, itemID) }
      if !before.isEmpty && after.isEmpty { pendingPostings.add(PostingList.untagged, itemID) }
      try putTags(itemID, difference, isUse: isUse)
      try recordStep(step, difference)
    }
  }

  private func putItem(_ id: Int64, _ name: String?) throws(SQLiteError) {
    guard let name else {
      return try connection.run("DELETE FROM tagstore_item WHERE id = ?1", .integer(id))
    }
    try connection.run(
      """
      INSERT INTO tagstore_item (id, name) VALUES (?1, ?2)
      ON CONFLICT (id) DO UPDATE SET name = excluded.name
      """, .integer(id), .text(name))
  }

  private func putTag(_ id: Int64, _ row: TagRow?) throws(SQLiteError) {
    guard let row else {
      return try connection.run("DELETE FROM tagstore_tag WHERE id = ?1", .integer(id))
    }
    try connection.run(
      """
      INSERT INTO tagstore_tag (id, name, key, target_id) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (id) DO UPDATE
      SET name = excluded.name, key = excluded.key, target_id = excluded.target_id
      """, .integer(id), .text(row.tag.name), .text(row.tag.key), .optional(row.target))
  }

  private func putTags(
    _ itemID: Int64, _ difference: TaggingDifference, isUse: Bool
  ) throws(SQLiteError) {
    for tagID in difference.removed {
      try connection.run(
        "DELETE FROM tagstore_tagging WHERE item_id = ?1 AND tag_id = ?2",
        .integer(itemID), .integer(tagID))
      useCounts.remove(tagID)
      pendingPostings.remove(tagID, itemID)
    }
    try run(
      "INSERT INTO tagstore_tagging (item_id, tag_id, position) VALUES (?1, ?2, ?3)",
      itemID, difference.inserted)
    for placed in difference.inserted {
      useCounts.add(placed.id, isUse: isUse)
      pendingPostings.add(placed.id, itemID)
    }
    try run(
      "UPDATE tagstore_tagging SET position = ?3 WHERE item_id = ?1 AND tag_id = ?2",
      itemID, difference.moved)
    if useCounts.isLarge || pendingPostings.isLarge { try settle() }
  }

  private func run(
    _ sql: String, _ itemID: Int64, _ placed: [TaggingDifference.Placed]
  ) throws(SQLiteError) {
    if placed.isEmpty { return }
    var statement = try connection.statement(sql)
    try statement.bind(itemID, at: 1)
    for tagging in placed {
      try statement.bind(tagging.id, at: 2)
      try statement.bind(Int64(tagging.position), at: 3)
      while try statement.step() {}
      statement.reset()
    }
  }
}
