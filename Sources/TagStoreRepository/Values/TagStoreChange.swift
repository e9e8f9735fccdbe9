public import TagStoreCore

/// Something that was written to a store, told after it was committed.
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
    /// Tags were deleted.
    case deleted
    /// So much changed, or so many changes were missed, that all should be read again.
    case reload
  }

  /// What was done.
  public let kind: Kind
  /// The items concerned, where the change is about single items.
  public let items: [String]
  /// The tags concerned.
  public let tags: [Tag]

  package init(_ kind: Kind, items: [String] = [], tags: [Tag] = []) {
    self.kind = kind
    self.items = items
    self.tags = tags
  }
}
