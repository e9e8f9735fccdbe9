public import TagStoreRepository

extension TagStore {
  /// Takes back the last changes that have not been taken back yet, the newest first.
  ///
  /// Items, tags, aliases and the order of tags are exactly as they were before.
  /// - Parameter count: How many changes; when there are fewer, all of them.
  /// - Returns: The changes that were taken back; none when there was none to take back.
  /// - Throws: ``TagStoreError`` `conflict` when something was written without being recorded, or a
  ///   change was too large for the history; then none is taken back.
  @discardableResult
  public func undo(_ count: Int = 1) async throws(TagStoreError) -> [HistoryEntry] {
    try await typed { try await writing { try $0.undo(count) } }
  }

  /// Does again what was taken back last, unless something else was done since.
  /// - Parameter count: How many changes; when there are fewer, all of them.
  /// - Returns: The changes that were done again; none when there was none.
  /// - Throws: ``TagStoreError`` `conflict`, as ``undo(_:)`` does; then none is done again.
  @discardableResult
  public func redo(_ count: Int = 1) async throws(TagStoreError) -> [HistoryEntry] {
    try await typed { try await writing { try $0.redo(count) } }
  }

  /// The changes that the history holds, the newest first.
  /// - Parameters:
  ///   - limit: How many at the most; nil for all.
  ///   - before: The number of a change; only older ones are given.
  ///   - item: An item's name, of today or of then; only changes that concern it are given.
  ///   - tag: A tag's name, of today or of then; only changes that concern it are given.
  /// - Throws: ``TagStoreError`` `invalidArgument` for a negative limit; `refusedTag`.
  public func history(
    limit: Int? = nil, before: Int64? = nil, item: String? = nil, tag: String? = nil
  ) async throws(TagStoreError) -> [HistoryEntry] {
    try await typed {
      try await reading { try $0.history(limit: limit, before: before, item: item, tag: tag) }
    }
  }

  /// Forgets the oldest changes, so that they can no longer be undone; what they did stays.
  /// - Parameter count: How many of the newest are kept.
  /// - Returns: How many were forgotten.
  /// - Throws: ``TagStoreError`` `invalidArgument` for a negative count.
  @discardableResult
  public func pruneHistory(keeping count: Int = 0) async throws(TagStoreError) -> Int {
    try await typed { try await writing { try $0.pruneHistory(keeping: count) } }
  }

  /// Runs work as one transaction whose change in the history bears a label.
  /// - Parameters:
  ///   - label: What the app says of the change.
  ///   - body: The work; what it throws undoes all of it and is thrown on.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws; ``TagStoreError``.
  public func withLabel<Result: Sendable>(
    _ label: String, _ body: @Sendable (TagRepository) throws -> Result
  ) async throws -> Result {
    try await writing { repository in try repository.withLabel(label, body) }
  }

  /// Finds out what work would do, without doing it.
  /// - Parameter body: The work, which is rolled back at its end.
  /// - Returns: What it would do.
  /// - Throws: What the work throws; ``TagStoreError``.
  public func plan(
    _ body: @Sendable (TagRepository) throws -> Void
  ) async throws -> ChangePlan {
    try await writing { repository in try repository.plan(body) }
  }
}
