public import TagStoreCore

extension TagRepository {
  /// Makes an item's tags exactly these, in this order; the item and missing tags are made.
  /// - Parameters:
  ///   - names: The tags' names; one that comes twice counts once. None leaves the item untagged.
  ///   - item: The item's name: 1 to 4,096 bytes of UTF-8 without U+0000, kept exactly.
  /// - Returns: The tags before and after.
  /// - Throws: ``TagStoreError`` `refusedTag`, `refusedItem`; then nothing is changed.
  @discardableResult
  public func set(_ names: [String], on item: String) throws(TagStoreError) -> TagAssignment {
    try Self.checkItem(item)
    let tags = try Self.tags(from: names)
    return try write {
      let rows = try tags.map { try ensureTag($0) }
      let (itemID, isNew) = try ensureItem(item)
      let assignment = try assign(rows, itemID: itemID)
      let outcome = TagAssignment(
        item: item, before: assignment.before.map(\.tag), after: assignment.after.map(\.tag))
      if isNew || outcome.before != outcome.after {
        record(TagStoreChange(.tagged, items: [item], tags: outcome.after))
      }
      return outcome
    }
  }

  /// Makes an item's tags exactly these rows, in this order; a row that comes twice counts once.
  func assign(
    _ rows: [TagRow], itemID: Int64
  ) throws -> (before: [TagRow], after: [TagRow], inserted: Int) {
    let before = try taggedRows(itemID: itemID)
    var after: [TagRow] = []
    var ids: Set<Int64> = []
    for row in rows where ids.insert(row.id).inserted { after.append(row) }

    for row in before where !ids.contains(row.id) {
      _ = try deleteTagging(itemID: itemID, tagID: row.id)
      try adjustUses(tagID: row.id, by: -1)
    }
    var inserted = 0
    let time = now()
    for (position, row) in after.enumerated()
    where try insertTagging(itemID: itemID, tagID: row.id, position: Int64(position)) {
      try countUse(tagID: row.id, at: time)
      inserted += 1
    }
    try renumber(itemID: itemID, after.map(\.id))
    return (before, after, inserted)
  }

  /// Moves a tag of an item to another place among its tags.
  /// - Parameters:
  ///   - name: The tag's name.
  ///   - item: The item's name.
  ///   - position: Where it goes, told in the list as it is now. Before or after itself is where it
  ///     is already.
  /// - Returns: The item's tags in their new order.
  /// - Throws: ``TagStoreError`` `noSuchItem`, `noSuchTag`, `invalidArgument`; nothing is changed.
  @discardableResult
  public func move(
    _ name: String, on item: String, to position: TagPosition
  ) throws(TagStoreError) -> [Tag] {
    try write {
      let itemID = try existingItemID(item)
      var rows = try taggedRows(itemID: itemID)
      let source = try index(of: name, in: rows, item: item)
      var destination = try index(of: position, in: rows, item: item)
      // Once the tag is taken out, everything after it has moved up by one.
      if destination > source { destination -= 1 }
      rows.insert(rows.remove(at: source), at: destination)
      if destination != source {
        try renumber(itemID: itemID, rows.map(\.id))
        record(TagStoreChange(.tagged, items: [item], tags: rows.map(\.tag)))
      }
      return rows.map(\.tag)
    }
  }
}
