public import TagStoreCore

/// What renaming a tag did.
public struct TagRename: Hashable, Sendable {
  /// The tag with its old name.
  public let before: Tag
  /// The tag with its new name.
  public let after: Tag
  /// How many items carry it.
  public let items: Int

  /// Whether the name is another one now, if only in case or form.
  public var hasChanged: Bool { !before.name.utf8.elementsEqual(after.name.utf8) }
}

/// What merging tags did.
public struct TagMerge: Hashable, Sendable {
  /// The tag that stands for all of them now.
  public let target: Tag
  /// The tags that are gone; their names are aliases of the target now.
  public let merged: [Tag]
  /// How many items carried one of the merged tags.
  public let items: Int
}

/// A name that was deleted: a tag with its taggings, or an alias alone.
public struct TagDeletion: Hashable, Sendable {
  /// The tag or alias that is gone.
  public let tag: Tag
  /// How many items carried it; 0 for an alias.
  public let items: Int
  /// For an alias, the tag that it stood for.
  public let aliasOf: Tag?
}
