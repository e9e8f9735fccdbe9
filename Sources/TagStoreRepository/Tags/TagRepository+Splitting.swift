internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// Puts several tags in the place of one, on every item that carries it.
  ///
  /// A part that an item has already keeps the earliest place. The tag and its aliases are gone then,
  /// unless it is one of the parts itself.
  /// - Parameters:
  ///   - name: A name of the tag.
  ///   - parts: The tags' names in order; one that comes twice counts once. Missing ones are made.
  /// - Returns: What was split, and how many items it concerned.
  /// - Throws: ``TagStoreError`` `noSuchTag`, `refusedTag`; `invalidArgument` for fewer than two
  ///   parts. Then nothing is changed.
  @discardableResult
  public func split(_ name: String, into parts: [String]) throws(TagStoreError) -> TagSplit {
    let tags = try Self.tags(from: parts)
    return try write {
      recorder.lookUpNames()
      let source = try existingTag(named: name)
      var rows: [TagRow] = []
      for tag in tags {
        let row = try ensureTag(tag)
        // Two names can be of one tag, as an alias is; it still counts once.
        if !rows.contains(where: { $0.id == row.id }) { rows.append(row) }
      }
      guard rows.count > 1 else {
        throw TagStoreError(
          .invalidArgument, "a tag is split into two tags at the least",
          advice: "rename or merge it instead")
      }
      let itemIDs = try itemIDs(tagID: source.id)
      for itemID in itemIDs {
        let before = try tagIDs(itemID: itemID)
        var seen: Set<Int64> = []
        let after = before.flatMap { $0 == source.id ? rows.map(\.id) : [$0] }
          .filter { seen.insert($0).inserted }
        try apply(.tags(itemID: itemID, before: before, after: after))
      }
      if !rows.contains(where: { $0.id == source.id }) { try deleteTag(source) }
      record(
        .split, "split \(source.tag) → \(rows.map(\.tag).words)",
        tags: [source.tag] + rows.map(\.tag))
      return TagSplit(source: source.tag, parts: rows.map(\.tag), items: itemIDs.count)
    }
  }
}
