internal import TagStoreCore

extension TagRepository {
  /// Puts tags on an item; the item and missing tags are made.
  ///
  /// Tags that the item has already keep their place, and a tag keeps the spelling that it was
  /// first given.
  /// - Parameters:
  ///   - names: The tags' names; one that comes twice counts once.
  ///   - item: The item's name: 1 to 4,096 bytes of UTF-8 without U+0000, kept exactly.
  ///   - position: Where the new tags go, in the order given.
  /// - Returns: Which tags were added and which were there.
  /// - Throws: ``TagStoreError`` `refusedTag`, `refusedItem`; `noSuchTag` or `invalidArgument` when
  ///   the position is not one of the item's; then nothing is changed.
  @discardableResult
  public func add(
    _ names: [String], to item: String, at position: TagPosition = .last
  ) throws(TagStoreError) -> TagAddition {
    try Self.checkItem(item)
    let tags = try Self.tags(from: names)
    return try write {
      let (itemID, isNew) = try ensureItem(item)
      let outcome =
        position == .last
        ? try append(tags, to: item, itemID)
        : try insert(tags, into: item, itemID, at: position)
      if isNew || !outcome.added.isEmpty {
        record(TagStoreChange(.tagged, items: [item], tags: outcome.added))
      }
      return outcome
    }
  }

  private func append(_ tags: [Tag], to item: String, _ itemID: Int64) throws -> TagAddition {
    var added: [Tag] = []
    var present: [Tag] = []
    var next = try taggingCount(itemID: itemID)
    let time = now()
    // Two names can be of one tag, as an alias is; it still counts once.
    var seen: Set<Int64> = []
    for tag in tags {
      let row = try ensureTag(tag)
      guard seen.insert(row.id).inserted else { continue }
      if try insertTagging(itemID: itemID, tagID: row.id, position: next) {
        next += 1
        try countUse(tagID: row.id, at: time)
        added.append(row.tag)
      } else {
        present.append(row.tag)
      }
    }
    return TagAddition(item: item, added: added, alreadyPresent: present)
  }

  private func insert(
    _ tags: [Tag], into item: String, _ itemID: Int64, at position: TagPosition
  ) throws -> TagAddition {
    let before = try taggedRows(itemID: itemID)
    let index = try index(of: position, in: before, item: item)
    let outcome = try append(tags, to: item, itemID)
    let added = try taggedRows(itemID: itemID).dropFirst(before.count)
    let order = before[..<index] + added + before[index...]
    try renumber(itemID: itemID, order.map(\.id))
    return outcome
  }

  /// The index that a position means in a list.
  func index(
    of position: TagPosition, in rows: [TagRow], item: String
  ) throws(TagStoreError) -> Int {
    switch position {
    case .first: return 0
    case .last: return rows.count
    case .index(let index):
      guard (0...rows.count).contains(index) else {
        throw TagStoreError(
          .invalidArgument, "there is no position \(index) among \(rows.count) tags",
          advice: "positions are 0 to \(rows.count)")
      }
      return index
    case .before(let name): return try index(of: name, in: rows, item: item)
    case .after(let name): return try index(of: name, in: rows, item: item) + 1
    }
  }

  /// The index of the tag that a name stands for in a list.
  func index(
    of name: String, in rows: [TagRow], item: String
  ) throws(TagStoreError) -> Int {
    let tag = try Self.tag(from: name)
    let id = try TagStoreError.mapping { try tagRow(for: tag)?.id }
    guard let index = rows.firstIndex(where: { $0.id == id }) else {
      throw TagStoreError(
        .noSuchTag, "“\(item.shortened)” has no tag “\(name.shortened)”")
    }
    return index
  }
}
