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
      recorder.lookUpNames()
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
      let items = try moveTaggings(of: sources, to: target)
      for source in sources { try makeAlias(of: target, source) }
      let tags = sources.map(\.tag)
      record(.merged, "merge \(tags.words) → \(target.tag)", tags: tags + [target.tag])
      return TagMerge(target: target.tag, merged: sources.map(\.tag), items: items)
    }
  }

  /// Puts the target in the place of each source; the number of items that it concerns.
  private func moveTaggings(of sources: [TagRow], to target: TagRow) throws -> Int {
    var itemIDs: Set<Int64> = []
    for source in sources { itemIDs.formUnion(try self.itemIDs(tagID: source.id)) }
    let merged = Set(sources.map(\.id))
    for itemID in itemIDs.sorted() {
      let before = try tagIDs(itemID: itemID)
      var after: [Int64] = []
      var hasTarget = false
      for id in before {
        if id != target.id && !merged.contains(id) {
          after.append(id)
        } else if !hasTarget {
          // The first of them has the earliest place.
          after.append(target.id)
          hasTarget = true
        }
      }
      try apply(.tags(itemID: itemID, before: before, after: after), isUse: false)
    }
    return itemIDs.count
  }

  /// Makes a tag without taggings, and its aliases, aliases of another tag.
  private func makeAlias(of target: TagRow, _ source: TagRow) throws {
    for row in try aliasRows(of: source.id) + [source] {
      let alias = TagRow(id: row.id, tag: row.tag, target: target.id)
      try apply(.tag(id: row.id, before: row, after: alias))
    }
    try connection.run(
      """
      UPDATE tagstore_tag
      SET used_at = max(used_at, (SELECT used_at FROM tagstore_tag WHERE id = ?1)) WHERE id = ?2
      """, .integer(source.id), .integer(target.id))
  }
}
