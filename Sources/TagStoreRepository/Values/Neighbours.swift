public import TagStoreCore

/// A tag that occurs together with another one.
public struct RelatedTag: Hashable, Sendable {
  /// The tag.
  public let tag: Tag
  /// How many items carry both.
  public let sharedItems: Int
  /// How many items carry this one.
  public let uses: Int
}

/// An item that shares tags with another one.
public struct SimilarItem: Hashable, Sendable {
  /// The item's name.
  public let item: String
  /// The tags that both have, in the order of the other item.
  public let sharedTags: [Tag]
  /// The sum of `ln(1 + items / uses)` over the shared tags, so that a rare tag counts for more.
  public let score: Double
}
