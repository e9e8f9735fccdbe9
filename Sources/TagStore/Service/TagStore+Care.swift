public import TagStoreRepository

extension TagStore {
  /// What the store holds, in numbers.
  /// - Throws: ``TagStoreError`` when the store cannot be read.
  public func information() async throws(TagStoreError) -> StoreInformation {
    try await typed { try await reading { try $0.information() } }
  }

  /// Looks for whatever is not as it should be, without changing anything.
  /// - Returns: The problems found; none in a sound store.
  /// - Throws: ``TagStoreError`` when the store cannot be read at all.
  public func check() async throws(TagStoreError) -> [StoreProblem] {
    try await typed { try await reading { try $0.check() } }
  }

  /// Makes again what can be made from items, tags and taggings.
  /// - Returns: The problems that were there and are gone.
  /// - Throws: ``TagStoreError`` when the store cannot be written.
  @discardableResult
  public func repair() async throws(TagStoreError) -> [StoreProblem] {
    try await typed { try await writing { try $0.repair() } }
  }

  /// Copies the whole store, with everything that is committed, into a new file.
  /// - Parameter path: Where the copy goes; there must be no file yet.
  /// - Throws: ``TagStoreError`` `cannotCreate`, `diskFull`, `busy`; then no file is left there.
  public func backUp(to path: String) async throws(TagStoreError) {
    try await typed { try await reading { try $0.backUp(to: path) } }
  }
}
