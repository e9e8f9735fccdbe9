public import TagStoreCore
public import TagStoreRepository

extension TagStore {
  /// All tags with how they are used.
  /// - Parameters:
  ///   - order: Which tag comes first.
  ///   - unusedOnly: Whether only tags that no item carries are listed.
  ///   - limit: How many at the most; nil for all.
  /// - Throws: ``TagStoreError`` `invalidArgument` for a negative limit.
  public func tags(
    order: TagOrder = .uses, unusedOnly: Bool = false, limit: Int? = nil
  ) async throws(TagStoreError) -> [TagUse] {
    try await typed {
      try await reading { try $0.tags(order: order, unusedOnly: unusedOnly, limit: limit) }
    }
  }

  /// The tag that a name stands for, aliases followed; nil when there is none.
  /// - Throws: ``TagStoreError`` `refusedTag` when no tag can have that name.
  public func tag(named name: String) async throws(TagStoreError) -> TagUse? {
    try await typed { try await reading { try $0.tag(named: name) } }
  }

  /// Gives a tag another name, or the same name in another spelling; the old name is an alias then.
  /// - Returns: The tag before and after; `hasChanged` is false when it was so already.
  /// - Throws: ``TagStoreError`` `noSuchTag`; `tagExists` when another tag has the new name (merge
  ///   the two instead); `refusedTag`. Then nothing is changed.
  @discardableResult
  public func rename(_ old: String, to new: String) async throws(TagStoreError) -> TagRename {
    try await typed { try await writing { try $0.rename(old, to: new) } }
  }

  /// Makes several tags one; the merged names live on as its aliases.
  ///
  /// Where an item has more than one of them, the one tag takes the earliest of their places.
  /// - Returns: What was merged, and how many items it concerned.
  /// - Throws: ``TagStoreError`` `noSuchTag`, `refusedTag`; `invalidArgument` when a tag would be
  ///   merged into itself. Then nothing is changed.
  @discardableResult
  public func merge(
    _ names: [String], into target: String
  ) async throws(TagStoreError) -> TagMerge {
    try await typed { try await writing { try $0.merge(names, into: target) } }
  }

  /// Deletes tags with all their taggings and aliases, or aliases alone.
  /// - Returns: What was deleted.
  /// - Throws: ``TagStoreError`` `noSuchTag`, `refusedTag`; then nothing is deleted.
  @discardableResult
  public func delete(_ names: [String]) async throws(TagStoreError) -> [TagDeletion] {
    try await typed { try await writing { try $0.delete(names) } }
  }

  /// Deletes all tags that no item carries, with their aliases.
  /// - Returns: The tags that are gone, in order of key.
  /// - Throws: ``TagStoreError`` when the store cannot be written.
  @discardableResult
  public func prune() async throws(TagStoreError) -> [Tag] {
    try await typed { try await writing { try $0.prune() } }
  }

  /// The tags that occur together with a tag, the most frequent companions first.
  /// - Throws: ``TagStoreError`` `noSuchTag`, `refusedTag`, `invalidArgument`.
  public func related(
    to name: String, limit: Int = 10
  ) async throws(TagStoreError) -> [RelatedTag] {
    try await typed { try await reading { try $0.related(to: name, limit: limit) } }
  }
}
