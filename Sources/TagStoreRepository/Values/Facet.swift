public import TagStoreCore

/// A tag on the items that a query finds.
public struct Facet: Hashable, Sendable {
  /// The tag.
  public let tag: Tag
  /// How many of the found items carry it: as many as are left when the query asks for it too.
  public let items: Int
  /// How many items carry it at all.
  public let uses: Int
}
