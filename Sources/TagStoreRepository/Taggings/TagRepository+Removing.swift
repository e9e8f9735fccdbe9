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
      let before = try tagIDs(itemID: itemID)
      let ids = Set(before)
      var removed: [Tag] = []
      var removedIDs: Set<Int64> = []
      var absent: [Tag] = []
      // Two names can be of one tag, as an alias is; it still counts once.
      var seen: Set<Int64> = []
      for tag in tags {
        guard let row = try tagRow(for: tag) else {
          absent.append(tag)
          continue
        }
        guard seen.insert(row.id).inserted else { continue }
        if ids.contains(row.id) {
          removed.append(row.tag)
          removedIDs.insert(row.id)
        } else {
          absent.append(row.tag)
        }
      }
      if !removed.isEmpty {
        let after = before.filter { !removedIDs.contains($0) }
        try apply(.tags(itemID: itemID, before: before, after: after))
        record(
          .tagged, "remove \(removed.words) from \(item.shortened)", items: [item], tags: removed)
      }
      return TagRemoval(item: item, removed: removed, notPresent: absent)
    }
  }
}
