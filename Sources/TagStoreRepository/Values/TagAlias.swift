public import TagStoreCore

/// A name that stands for a tag.
public struct TagAlias: Hashable, Sendable {
  /// The name.
  public let alias: Tag
  /// The tag that it stands for, which is never an alias itself.
  public let tag: Tag
}

/// What putting several tags in the place of one did.
public struct TagSplit: Hashable, Sendable {
  /// The tag that is gone, or that stays as one of those in its place.
  public let source: Tag
  /// The tags in its place, in order.
  public let parts: [Tag]
  /// How many items carried it.
  public let items: Int
}
