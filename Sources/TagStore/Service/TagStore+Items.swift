public import TagStoreCore
public import TagStoreRepository

extension TagStore {
  /// Puts tags on an item; the item and missing tags are made.
  /// - Parameters:
  ///   - names: The tags' names; one that comes twice counts once.
  ///   - item: The item's name: 1 to 4,096 bytes of UTF-8 without U+0000, kept exactly.
  ///   - position: Where the new tags go; tags that the item has already keep their place.
  /// - Returns: Which tags were added and which were there.
  /// - Throws: ``TagStoreError`` `refusedTag`, `refusedItem`, `noSuchTag` or `invalidArgument` for a
  ///   position that is not one of the item's; then nothing is changed.
  @discardableResult
  public func add(
    _ names: [String], to item: String, at position: TagPosition = .last
  ) async throws(TagStoreError) -> TagAddition {
    try await typed { try await writing { try $0.add(names, to: item, at: position) } }
  }

  /// Takes tags off an item, which stays, tagged or not.
  /// - Returns: Which tags were taken off and which the item did not have.
  /// - Throws: ``TagStoreError`` `noSuchItem`, `refusedTag`; then nothing is changed.
  @discardableResult
  public func remove(
    _ names: [String], from item: String
  ) async throws(TagStoreError) -> TagRemoval {
    try await typed { try await writing { try $0.remove(names, from: item) } }
  }

  /// Makes an item's tags exactly these, in this order; the item and missing tags are made.
  /// - Returns: The tags before and after.
  /// - Throws: ``TagStoreError`` `refusedTag`, `refusedItem`; then nothing is changed.
  @discardableResult
  public func set(
    _ names: [String], on item: String
  ) async throws(TagStoreError) -> TagAssignment {
    try await typed { try await writing { try $0.set(names, on: item) } }
  }

  /// Moves a tag of an item to another place among its tags.
  /// - Returns: The item's tags in their new order.
  /// - Throws: ``TagStoreError`` `noSuchItem`, `noSuchTag`, `invalidArgument`; nothing is changed.
  @discardableResult
  public func move(
    _ name: String, on item: String, to position: TagPosition
  ) async throws(TagStoreError) -> [Tag] {
    try await typed { try await writing { try $0.move(name, on: item, to: position) } }
  }

  /// Forgets items with their taggings; the tags stay.
  /// - Returns: The items as they were.
  /// - Throws: ``TagStoreError`` `noSuchItem` when one does not exist; then none is forgotten.
  @discardableResult
  public func forget(_ items: [String]) async throws(TagStoreError) -> [ItemTags] {
    try await typed { try await writing { try $0.forget(items) } }
  }

  /// Gives an item another name; its tags stay as they are.
  /// - Throws: ``TagStoreError`` `noSuchItem`, `itemExists`, `refusedItem`; nothing is changed.
  public func renameItem(_ old: String, to new: String) async throws(TagStoreError) {
    try await typed { try await writing { try $0.renameItem(old, to: new) } }
  }

  /// The tags of an item in order; none for an untagged item and for one that does not exist.
  /// - Throws: ``TagStoreError`` when the store cannot be read.
  public func tags(of item: String) async throws(TagStoreError) -> [Tag] {
    try await typed { try await reading { try $0.tags(of: item) } }
  }

  /// Whether there is an item of that name, tagged or not.
  /// - Throws: ``TagStoreError`` when the store cannot be read.
  public func contains(item: String) async throws(TagStoreError) -> Bool {
    try await typed { try await reading { try $0.contains(item: item) } }
  }

  /// The items that share tags with an item, rare tags counting for more.
  /// - Throws: ``TagStoreError`` `noSuchItem`, `invalidArgument`.
  public func similar(
    to item: String, limit: Int = 10
  ) async throws(TagStoreError) -> [SimilarItem] {
    try await typed { try await reading { try $0.similar(to: item, limit: limit) } }
  }
}
