internal import TagStoreRepository

/// One connection and the only place that uses it; work is done one after another, in the order in
/// which it was asked for.
///
/// Dropped without being closed, it closes the connection on the thread that drops it. That is safe,
/// as whoever drops the last reference is the only one left who could use the connection.
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

  /// Runs work with the connection, unless its task was cancelled before its turn came.
  ///
  /// Nothing is awaited inside, so transactions cannot interleave.
  func run<Result: Sendable, Failure: Error>(
    _ body: @Sendable (TagRepository) throws(Failure) -> Result
  ) throws -> Result {
    if Task.isCancelled { throw TagStoreError.cancelled }
    return try body(opened())
  }

  /// Opens the connection now rather than at first use.
  func prepare() throws(TagStoreError) {
    _ = try opened()
  }

  private func opened() throws(TagStoreError) -> TagRepository {
    if isClosed { throw .closed }
    if let repository { return repository }
    let opened = try open()
    repository = opened
    return opened
  }

  /// Closes the connection after the work that was asked for before; what comes later is refused.
  func close() throws(TagStoreError) {
    isClosed = true
    defer { repository = nil }
    try repository?.close()
  }
}
