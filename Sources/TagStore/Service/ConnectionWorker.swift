internal import TagStoreRepository

/// One connection and the only place that uses it; work is done one after another.
actor ConnectionWorker {
  private let executor: SerialQueueExecutor
  private let open: @Sendable () throws(TagStoreError) -> TagRepository
  private var repository: TagRepository?
  private var isClosed = false

  /// - Parameter open: Opens the connection, when it is used for the first time.
  init(
    label: String, open: @escaping @Sendable () throws(TagStoreError) -> TagRepository
  ) {
    self.executor = SerialQueueExecutor(label: label)
    self.open = open
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Runs work with the connection.
  ///
  /// Nothing is awaited inside, so transactions cannot interleave.
  func run<Result: Sendable, Failure: Error>(
    _ body: @Sendable (TagRepository) throws(Failure) -> Result
  ) throws -> Result {
    try body(opened())
  }

  /// Opens the connection now rather than at first use.
  func prepare() throws(TagStoreError) {
    _ = try opened()
  }

  private func opened() throws(TagStoreError) -> TagRepository {
    if isClosed { throw TagStoreError(.closed, "the store has been closed") }
    if let repository { return repository }
    let opened = try open()
    repository = opened
    return opened
  }

  /// Closes the connection; whatever comes later is refused.
  func close() throws(TagStoreError) {
    isClosed = true
    defer { repository = nil }
    try repository?.close()
  }
}
