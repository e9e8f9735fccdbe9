public import TagStoreCore

/// Something that was written to a store, as one transaction; told after it was committed.
public struct TagStoreChange: Hashable, Sendable {
  /// What was done.
  public enum Kind: String, Hashable, Sendable {
    /// The tags of items changed: added, removed, set or moved; or an item is new, if untagged.
    case tagged
    /// Items were forgotten.
    case forgotten
    /// An item has another name; the items are the old and the new one.
    case itemRenamed
    /// A tag has another name; the tags are the old and the new one.
    case renamed
    /// Tags were merged; the tags are those that are gone, then the one that stands for them.
    case merged
    /// A tag became several; the tags are the one that is gone, then those in its place.
    case split
    /// A tag got or lost an alias; the tags are the alias, then the one that it stands for.
    case aliased
    /// Tags were deleted.
    case deleted
    /// Items were imported.
    case imported
    /// One transaction did several kinds of these.
    case several
    /// A change was taken back; the items and tags are those of that change.
    case undone
    /// A change that was taken back was done again; the items and tags are those of that change.
    case redone
    /// What can be made again from items, tags and taggings was made again.
    case repaired
    /// So much changed, or so many changes were missed, that all should be read again.
    case reload
  }

  /// Where a change was made.
  public enum Origin: Hashable, Sendable {
    /// Through the same store.
    case thisStore
    /// Through another store of this process, or by another process.
    case elsewhere
  }

  /// The change's number in the history; nil when it has none, as a `reload`.
  ///
  /// Numbers follow each other in the order of the commits.
  public let id: Int64?
  /// What was done.
  public let kind: Kind
  /// When it was made, in milliseconds since 1970-01-01T00:00Z; nil for a `reload`.
  public let date: Int64?
  /// What was done in words, such as `merge veggie → Vegan`; empty for a `reload`.
  public let summary: String
  /// The items concerned.
  public let items: [String]
  /// The tags concerned.
  public let tags: [Tag]
  /// Whether ``items`` and ``tags`` name all that the change concerns; no when there are too many.
  public let isComplete: Bool
  /// Where it was made.
  public let origin: Origin

  package init(
    id: Int64? = nil, date: Int64? = nil, _ kind: Kind, summary: String = "",
    items: [String] = [], tags: [Tag] = [], isComplete: Bool = true, origin: Origin = .thisStore
  ) {
    self.id = id
    self.date = date
    self.kind = kind
    self.summary = summary
    self.items = items
    self.tags = tags
    self.isComplete = isComplete
    self.origin = origin
  }

  /// Says that everything should be read again.
  package static let reload = TagStoreChange(.reload, isComplete: false)
}
