internal import TagStoreCore
internal import TagStoreSQLite

/// Makes sure that a recorded step can be taken: the store is as it was when the step was recorded.
///
/// As long as everything is recorded it always is. It is not when something was written with the
/// history switched off or by other means than this library's.
struct StepCheck {
  let repository: TagRepository
  /// The change that is replayed, in words.
  let change: String
  let isUndo: Bool

  /// Ids of tags that were looked at and are there; steps name the same ones again and again.
  private var knownTags: Set<Int64> = []

  init(repository: TagRepository, change: String, isUndo: Bool) {
    self.repository = repository
    self.change = change
    self.isUndo = isUndo
  }

  func conflict(_ reason: String) -> TagStoreError {
    TagStoreError(
      .conflict, "“\(change)” cannot be \(isUndo ? "undone" : "done again"): \(reason)",
      advice: "something was written without being recorded; nothing was changed")
  }

  /// - Throws: ``TagStoreError`` `conflict` when the step cannot be taken.
  mutating func require(_ step: Step) throws {
    switch step {
    case .item(let id, let before, let after): try requireItem(id, before, after)
    case .tag(let id, let before, let after): try requireTag(id, before, after)
    case .tags(let itemID, let before, let after): try requireTags(itemID, before, after)
    }
  }

  private func requireItem(_ id: Int64, _ before: String?, _ after: String?) throws {
    guard Self.isSame(try repository.itemName(id: id), before) else {
      throw conflict("the item “\((before ?? after ?? "").shortened)” has changed since")
    }
    if let after {
      if let other = try repository.itemID(after), other != id {
        throw conflict("there is another item “\(after.shortened)” now")
      }
    } else if try !repository.tagIDs(itemID: id).isEmpty {
      throw conflict("the item “\((before ?? "").shortened)” has tags now")
    }
  }

  private mutating func requireTag(_ id: Int64, _ before: TagRow?, _ after: TagRow?) throws {
    knownTags.remove(id)
    let row = try repository.row(id: id)
    guard Self.isSame(row?.tag.name, before?.tag.name), row?.tag.key == before?.tag.key,
      row?.target == before?.target
    else {
      throw conflict("the tag “\(before?.tag ?? after?.tag ?? Self.noTag)” has changed since")
    }
    if let after {
      if let other = try repository.row(key: after.tag.key), other.id != id {
        throw conflict("there is another tag “\(other.tag)” now")
      }
      if let target = after.target {
        try requireTag(target, for: after.tag.name)
        try requireUnused(id, after.tag)
      }
    } else if let before {
      try requireUnused(id, before.tag)
    }
  }

  /// A tag without taggings and aliases is the only one that may go or become an alias.
  private func requireUnused(_ id: Int64, _ tag: Tag) throws {
    let uses = try repository.connection.integer(
      """
      SELECT EXISTS (SELECT 1 FROM tagstore_tagging WHERE tag_id = ?1)
        OR EXISTS (SELECT 1 FROM tagstore_tag WHERE target_id = ?1)
      """, .integer(id))
    if uses != 0 { throw conflict("the tag “\(tag)” is used now") }
  }

  private mutating func requireTags(_ itemID: Int64, _ before: [Int64], _ after: [Int64]) throws {
    guard let name = try repository.itemName(id: itemID) else {
      throw conflict("an item is gone")
    }
    guard try repository.tagIDs(itemID: itemID) == before else {
      throw conflict("“\(name.shortened)” has other tags now")
    }
    for id in after where !before.contains(id) { try requireTag(id, for: name) }
  }

  private mutating func requireTag(_ id: Int64, for name: String) throws {
    if knownTags.contains(id) { return }
    guard let row = try repository.row(id: id), row.target == nil else {
      throw conflict("a tag that “\(name.shortened)” needs is gone")
    }
    knownTags.insert(id)
  }

  private static let noTag = Tag(storedName: "", key: "")

  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.utf8.elementsEqual(right.utf8)
  }
}
