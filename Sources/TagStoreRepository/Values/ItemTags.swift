public import TagStoreCore

/// An item with its tags in order.
public struct ItemTags: Hashable, Sendable {
  /// The item's name.
  public let item: String

  /// Its tags in order; none when it is untagged.
  public let tags: [Tag]

  package init(item: String, tags: [Tag]) {
    self.item = item
    self.tags = tags
  }
}

/// The order in which items are listed.
public enum ItemOrder: String, Hashable, Sendable, CaseIterable {
  /// The first added first; the first page is found without looking at the rest.
  case added
  /// By name, compared by its UTF-8 bytes.
  case name
}
