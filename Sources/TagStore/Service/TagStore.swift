public import TagStoreRepository

/// A persistent store of tags: items, each with tags in an order of its own, in one SQLite file.
///
/// ```swift
/// let store = try await TagStore(at: .file("recipes.sqlite"))
/// try await store.add(["Vegan", "weeknight dinner"], to: "shakshuka")
/// try await store.tags(of: "shakshuka")  // [Vegan, weeknight dinner]
/// ```
///
/// Any number of tasks may use a store at once. One connection writes, others read beside it, so a
/// suggestion never waits for an import. Several processes may use one file. An operation whose task
/// is cancelled before its turn comes throws `cancelled`; one that has begun is done to its end.
public final class TagStore: Sendable {
  /// Where a store is kept.
  public enum Location: Hashable, Sendable {
    /// In the file at that path.
    case file(String)
    /// In memory, until the store is closed.
    case inMemory
  }

  private let writer: ConnectionWorker
  /// Nil where the writer also reads, as a store in memory has one connection.
  private let readers: ReaderPool?
  private let broadcaster = ChangeBroadcaster()
  /// Nil for a store in memory, which nobody else can change.
  private let follower: ChangeFollower?

  /// More would wait for the processor rather than for each other.
  private static let readerLimit = 4

  /// Opens a store.
  /// - Parameters:
  ///   - location: Where it is kept.
  ///   - options: How it is opened; by default a missing file is made.
  /// - Throws: ``TagStoreError`` `fileNotFound`, `cannotCreate`, `notPermitted`, `notATagStore`,
  ///   `newerVersion`, `unsupportedSQLite`, `busy`, `corrupt`.
  public init(
    at location: Location, options: StoreOptions = StoreOptions()
  ) async throws(TagStoreError) {
    switch location {
    case .inMemory:
      writer = ConnectionWorker(label: "tagstore.memory") { () throws(TagStoreError) in
        let repository = try TagRepository.inMemory()
        repository.historyOptions = options.history
        repository.program = options.program
        return repository
      }
      readers = nil
      follower = nil
      try await writer.prepare()
    case .file(let path):
      var readerOptions = options
      readerOptions.createsFile = false
      let readers = ReaderPool(limit: Self.readerLimit) { [readerOptions] number in
        ConnectionWorker(label: "tagstore.reader.\(number)") { () throws(TagStoreError) in
          try TagRepository.open(path: path, options: readerOptions)
        }
      }
      self.readers = readers
      let session = Int64.random(in: .min ... .max)
      writer = ConnectionWorker(label: "tagstore.writer") { () throws(TagStoreError) in
        let repository = try TagRepository.open(path: path, options: options)
        repository.session = session
        return repository
      }
      follower = ChangeFollower(
        path: path, options: readerOptions, session: session, broadcaster: broadcaster)
      // Whether the file can be used is said now; what else is needed is opened when it is.
      if options.createsFile && !options.isReadOnly {
        try await writer.prepare()
      } else {
        try await typed { try await readers.use { try await $0.prepare() } }
      }
    }
  }

  /// Closes the store's connections and ends its streams of changes; later calls are refused.
  ///
  /// What has been asked for before is done first. The last program to close a file brings its
  /// write-ahead log into it. A store that is dropped is closed as well, by the thread that drops it,
  /// which may take a while.
  /// - Throws: ``TagStoreError`` `internalFailure` when a statement was still in use.
  public func close() async throws(TagStoreError) {
    var failure: TagStoreError?
    for worker in (readers?.close() ?? []) + [writer] {
      // One that cannot be closed must not keep the others open.
      do { try await worker.close() } catch { failure = failure ?? error }
    }
    // After the others, as they may still have something to tell.
    do { try follower?.close() } catch { failure = failure ?? error }
    broadcaster.finish()
    if let failure { throw failure }
  }

  /// What is written to the store, by this process and any other, in the order of the commits.
  ///
  /// Each transaction is one change. Those of this store are told as soon as they are committed, others
  /// about a tenth of a second later. A `reload` comes when it cannot be known what changed: another
  /// program writes with its history switched off, the file was replaced, or changes were forgotten by
  /// the history before they could be told.
  ///
  /// Each use of this property gives a stream of its own, which begins now and ends when the store
  /// is closed or dropped. A listener that falls 1,024 changes behind gets a `reload` in place of
  /// those that it misses from there on, and single changes again once it has caught up.
  public var changes: AsyncStream<TagStoreChange> {
    follower?.stream() ?? broadcaster.stream()
  }

  /// Runs several operations as one transaction: all of them happen, or none.
  /// - Parameter body: The work; what it throws undoes all of it and is thrown on.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws; ``TagStoreError``.
  public func write<Result: Sendable>(
    _ body: @Sendable (TagRepository) throws -> Result
  ) async throws -> Result {
    try await writing { repository in try repository.transaction(body) }
  }

  /// Runs several operations that read, all of them on the same state of the store.
  /// - Parameter body: The work; what it tries to write is refused as `readOnly`.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws; ``TagStoreError``.
  public func read<Result: Sendable>(
    _ body: @Sendable (TagRepository) throws -> Result
  ) async throws -> Result {
    try await reading { repository in try repository.snapshot(body) }
  }

  /// Runs one operation on the connection that writes, and tells its changes.
  func writing<Result: Sendable, Failure: Error>(
    _ body: @Sendable (TagRepository) throws(Failure) -> Result
  ) async throws -> Result {
    try await writer.run { [broadcaster, follower] repository in
      repository.recordsChanges = true
      // The transaction is over here, and no other one can begin before this returns, so changes
      // are told in the order of the commits and without a lock.
      defer {
        let changes = repository.takeChanges()
        if let follower { follower.tell(changes) } else { broadcaster.send(changes) }
      }
      return try body(repository)
    }
  }

  /// Runs one operation on a connection that reads.
  func reading<Result: Sendable, Failure: Error>(
    _ body: @Sendable (TagRepository) throws(Failure) -> Result
  ) async throws -> Result {
    guard let readers else { return try await writer.run(body) }
    return try await readers.use { try await $0.run(body) }
  }

  /// Gives this layer's type to what can only be a ``TagStoreError``.
  func typed<Result>(_ body: () async throws -> Result) async throws(TagStoreError) -> Result {
    do {
      return try await body()
    } catch let error as TagStoreError {
      throw error
    } catch {
      throw TagStoreError(.internalFailure, "\(error)")
    }
  }
}
