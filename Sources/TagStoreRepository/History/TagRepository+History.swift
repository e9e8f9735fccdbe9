internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// The changes that the history holds, the newest first.
  ///
  /// Undoing and redoing are changes of their own, which cannot be undone.
  /// - Parameters:
  ///   - limit: How many at the most; nil for all.
  ///   - before: The number of a change; only older ones are given.
  ///   - item: An item's name, of today or of then; only changes that concern it are given.
  ///   - tag: A tag's name, of today or of then; only changes that concern it are given.
  /// - Throws: ``TagStoreError`` `invalidArgument` for a negative limit; `refusedTag`.
  /// - Complexity: With an item or tag, O(*n*) in the size of the history.
  public func history(
    limit: Int? = nil, before: Int64? = nil, item: String? = nil, tag: String? = nil
  ) throws(TagStoreError) -> [HistoryEntry] {
    _ = try Self.rowLimit(limit)
    let tag = try tag.map { text throws(TagStoreError) in try Self.tag(from: text) }
    return try read {
      var filter = try HistoryFilter(repository: self, item: item, tag: tag)
      var entries: [HistoryEntry] = []
      var next = before ?? .max
      while entries.count < limit ?? .max,
        let row = try changeRow("WHERE id < ?1 ORDER BY id DESC", .integer(next))
      {
        next = row.id
        if try filter.matches(row) { entries.append(row.entry) }
      }
      return entries
    }
  }
}

/// Decides which changes concern an item or a tag; asked from the newest change to the oldest, as it
/// learns from each which other names the item or tag had.
private struct HistoryFilter {
  let repository: TagRepository
  let item: String?
  let tag: Tag?
  private var itemIDs: Set<Int64> = []
  private var tagIDs: Set<Int64> = []
  /// What was found of changes that an undo or redo refers to.
  private var matched: [Int64: Bool] = [:]

  init(repository: TagRepository, item: String?, tag: Tag?) throws {
    self.repository = repository
    self.item = item
    self.tag = tag
    if let item, let id = try repository.itemID(item) { itemIDs.insert(id) }
    if let tag, let row = try repository.row(key: tag.key) {
      tagIDs.insert(row.id)
      if let target = row.target { tagIDs.insert(target) }
    }
  }

  mutating func matches(_ row: ChangeRow) throws -> Bool {
    if item == nil && tag == nil { return true }
    let id = row.target ?? row.id
    if let known = matched[id] { return known }
    var concernsItem = item == nil
    var concernsTag = tag == nil
    try repository.forEachPart(of: id) { steps in
      for step in steps {
        if item != nil && isAboutItem(step) { concernsItem = true }
        if tag != nil && isAboutTag(step) { concernsTag = true }
      }
    }
    if let item {
      concernsItem =
        concernsItem || row.names.items.contains { $0.utf8.elementsEqual(item.utf8) }
    }
    if let tag { concernsTag = concernsTag || row.names.tags.contains(tag) }
    matched[id] = concernsItem && concernsTag
    return concernsItem && concernsTag
  }

  private mutating func isAboutItem(_ step: Step) -> Bool {
    switch step {
    case .item(let id, let before, let after):
      let isNamed = [before, after].contains { name in
        guard let name, let item else { return false }
        return name.utf8.elementsEqual(item.utf8)
      }
      if isNamed { itemIDs.insert(id) }
      return itemIDs.contains(id)
    case .tags(let itemID, _, _): return itemIDs.contains(itemID)
    case .tag: return false
    }
  }

  private mutating func isAboutTag(_ step: Step) -> Bool {
    switch step {
    case .tag(let id, let before, let after):
      if before?.tag == tag || after?.tag == tag { tagIDs.insert(id) }
      return tagIDs.contains(id)
    case .tags(_, let before, let after):
      return tagIDs.contains { before.contains($0) != after.contains($0) }
    case .item: return false
    }
  }
}
