public import TagStoreCore

/// What adding tags to an item did.
public struct TagAddition: Hashable, Sendable {
  /// The item.
  public let item: String
  /// The tags that it did not have before, in order.
  public let added: [Tag]
  /// The tags that it had already and that stayed where they were.
  public let alreadyPresent: [Tag]
}

/// What removing tags from an item did.
public struct TagRemoval: Hashable, Sendable {
  /// The item.
  public let item: String
  /// The tags that were taken off, in the order in which they were named.
  public let removed: [Tag]
  /// The tags that were named although the item did not have them.
  public let notPresent: [Tag]
}

/// What setting the tags of an item did.
public struct TagAssignment: Hashable, Sendable {
  /// The item.
  public let item: String
  /// Its tags before, in order.
  public let before: [Tag]
  /// Its tags now, in order.
  public let after: [Tag]
}
