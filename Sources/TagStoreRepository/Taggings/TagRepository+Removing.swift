internal import TagStoreCore

extension TagRepository {
  /// Takes tags off an item, which stays, tagged or not.
  /// - Parameters:
  ///   - names: The tags' names.
  ///   - item: The item's name.
  /// - Returns: Which tags were taken off and which the item did not have.
  /// - Throws: ``TagStoreError`` `noSuchItem`, `refusedTag`; then nothing is changed.
  @discardableResult
  public func remove(
    _ names: [String], from item: String
  ) throws(TagStoreError) -> TagRemoval {
    let tags = try Self.tags(from: names)
    return try write {
      let itemID = try existingItemID(item)
      var removed: [Tag] = []
      var absent: [Tag] = []
      for tag in tags {
        let row = try tagRow(for: tag)
        if let row, try deleteTagging(itemID: itemID, tagID: row.id) {
          try adjustUses(tagID: row.id, by: -1)
          removed.append(row.tag)
        } else if row.map({ removed.contains($0.tag) }) != true {
          // Two names of one tag take it off once, and neither of them is missing.
          absent.append(row?.tag ?? tag)
        }
      }
      if !removed.isEmpty {
        try renumber(itemID: itemID, taggedRows(itemID: itemID).map(\.id))
        record(TagStoreChange(.tagged, items: [item], tags: removed))
      }
      return TagRemoval(item: item, removed: removed, notPresent: absent)
    }
  }
}
