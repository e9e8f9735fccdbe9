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
      let outcome = try insert(tags, into: item, itemID, at: position)
      if isNew || !outcome.added.isEmpty {
        record(
          .tagged, "add \(outcome.added.words) to \(item.shortened)", items: [item],
          tags: outcome.added)
      }
      return outcome
    }
  }

  private func insert(
    _ tags: [Tag], into item: String, _ itemID: Int64, at position: TagPosition
  ) throws -> TagAddition {
    let before = try tagIDs(itemID: itemID)
    let index = try index(of: position, in: before, item: item)
    var ids = Set(before)
    var seen: Set<Int64> = []
    var added: [TagRow] = []
    var present: [Tag] = []
    for tag in tags {
      let row = try ensureTag(tag)
      // Two names can be of one tag, as an alias is; it still counts once.
      guard seen.insert(row.id).inserted else { continue }
      if ids.insert(row.id).inserted { added.append(row) } else { present.append(row.tag) }
    }
    let after = before[..<index] + added.map(\.id) + before[index...]
    try apply(.tags(itemID: itemID, before: before, after: Array(after)))
    return TagAddition(item: item, added: added.map(\.tag), alreadyPresent: present)
  }

  /// The index that a position means in a list.
  func index(
    of position: TagPosition, in ids: [Int64], item: String
  ) throws(TagStoreError) -> Int {
    switch position {
    case .first: return 0
    case .last: return ids.count
    case .index(let index):
      guard (0...ids.count).contains(index) else {
        throw TagStoreError(
          .invalidArgument, "there is no position \(index) among \(ids.count) tags",
          advice: "positions are 0 to \(ids.count)")
      }
      return index
    case .before(let name): return try index(of: name, in: ids, item: item)
    case .after(let name): return try index(of: name, in: ids, item: item) + 1
    }
  }

  /// The index of the tag that a name stands for in a list.
  func index(
    of name: String, in ids: [Int64], item: String
  ) throws(TagStoreError) -> Int {
    let tag = try Self.tag(from: name)
    let id = try TagStoreError.mapping { try tagRow(for: tag)?.id }
    guard let id, let index = ids.firstIndex(of: id) else {
      throw TagStoreError(
        .noSuchTag, "“\(item.shortened)” has no tag “\(name.shortened)”")
    }
    return index
  }
}
