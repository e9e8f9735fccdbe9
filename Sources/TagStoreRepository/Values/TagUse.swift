public import TagStoreCore

/// A tag and how it is used.
public struct TagUse: Hashable, Sendable {
  /// The tag.
  public let tag: Tag

  /// How many items carry it.
  public let uses: Int

  /// When it was last put on an item, in milliseconds since 1970-01-01T00:00Z; nil when never.
  public let lastUsed: Int64?

  package init(tag: Tag, uses: Int, lastUsed: Int64?) {
    self.tag = tag
    self.uses = uses
    self.lastUsed = lastUsed
  }
}

/// The order in which tags are listed.
public enum TagOrder: String, Hashable, Sendable, CaseIterable {
  /// The most used first; ties by key.
  case uses
  /// By key, compared by its UTF-8 bytes.
  case name
  /// The last used first; ties by key.
  case recency
}
