public import TagStoreRepository

extension TagStore {
  /// Tags that may be meant as one, the surest first; nothing is merged.
  /// - Parameter limit: How many at the most; nil for all.
  /// - Throws: ``TagStoreError`` `invalidArgument` for a negative limit.
  public func tidy(limit: Int? = nil) async throws(TagStoreError) -> [TagLikeness] {
    try await typed { try await reading { try $0.tidy(limit: limit) } }
  }
}
