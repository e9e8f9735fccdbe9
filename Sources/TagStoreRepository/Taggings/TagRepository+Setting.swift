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
      var rows: [TagRow] = []
      // Two names can be of one tag, as an alias is; it still counts once.
      var seen: Set<Int64> = []
      for tag in tags {
        let row = try ensureTag(tag)
        if seen.insert(row.id).inserted { rows.append(row) }
      }
      let (itemID, isNew) = try ensureItem(item)
      let before = try taggedRows(itemID: itemID)
      try apply(.tags(itemID: itemID, before: before.map(\.id), after: rows.map(\.id)))
      let outcome = TagAssignment(item: item, before: before.map(\.tag), after: rows.map(\.tag))
      if isNew || outcome.before != outcome.after {
        record(
          .tagged, "set \(item.shortened) to \(outcome.after.words)", items: [item],
          tags: outcome.after)
      }
      return outcome
    }
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
      let before = rows.map(\.id)
      let source = try index(of: name, in: before, item: item)
      var destination = try index(of: position, in: before, item: item)
      // Once the tag is taken out, everything after it has moved up by one.
      if destination > source { destination -= 1 }
      rows.insert(rows.remove(at: source), at: destination)
      if destination != source {
        try apply(.tags(itemID: itemID, before: before, after: rows.map(\.id)))
        record(
          .tagged, "move \(rows[destination].tag) on \(item.shortened)", items: [item],
          tags: rows.map(\.tag))
      }
      return rows.map(\.tag)
    }
  }
}
