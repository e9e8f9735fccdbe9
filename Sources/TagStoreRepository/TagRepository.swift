internal import TagStoreCore
internal import TagStoreSQLite

/// Tags of items on one database connection: the layer that knows the tables.
///
/// A repository belongs to one thread at a time, like the connection it uses. Each call that writes
/// is one transaction: all of it happens, or nothing. Inside a transaction that is open already,
/// such as an app's own, it nests as a savepoint and is committed or rolled back with the rest.
///
/// An app gets one in two ways: from ``init(borrowing:)``, on a connection that the app has opened,
/// or inside the closures that a store's `read` and `write` take.
public final class TagRepository {
  let connection: SQLiteConnection
  let now: () -> Int64

  /// What the running operation has yet to write of how often tags are used.
  var useCounts = PendingUseCounts()

  /// Whether what is written can be undone, and how much of it is kept.
  public var historyOptions = HistoryOptions()

  /// The program that writes, as the history tells; the name of this executable by default.
  public var program: String? = StoreOptions.executableName

  /// What the app says of the changes that follow, as the history tells.
  public internal(set) var label: String?

  /// Tells this connection's changes from those of others.
  package var session = Int64.random(in: .min ... .max)

  /// What the running transaction has done so far.
  var recorder = ChangeRecorder()
  var touchedItems = TouchedItems()

  /// Whether steps are taken that the history has already.
  var isReplaying = false

  /// Whether steps are recorded although the history is off, to be looked at and then rolled back.
  var isPlanning = false

  var keepsSteps: Bool { historyOptions.isOn || isPlanning }

  /// What the running operation has yet to write of the names that are found while typing.
  var names = PendingNames()

  /// Whether the SQLite library has what the index of suggestions needs; nil before it was asked.
  var supportsSuggestionIndex: Bool?

  /// What the tags chosen last say of others, for the next letter that is typed.
  var latestContext: LatestContext?

  /// What the running operation has yet to write of the items of tags.
  var pendingPostings = PendingPostings()

  /// The number of uses at which a tag gets postings; tests lower it.
  package var postingThreshold = PostingList.standardThreshold

  /// What has been written and not yet been taken by ``takeChanges()``.
  var toldChanges: [TagStoreChange] = []

  /// Whether changes are kept for ``takeChanges()``; without someone who takes them they would pile up.
  package var recordsChanges = false

  /// How many transactions of this repository are open, one inside the other.
  private var transactionDepth = 0

  /// Whether work is running that may only read.
  private var refusesWrites = false

  init(connection: SQLiteConnection, now: @escaping () -> Int64) {
    self.connection = connection
    self.now = now
  }

  /// Uses a connection that the app has opened, next to the app's own tables.
  ///
  /// Missing tables are made, each with the prefix `tagstore_`. The connection's pragmas, its
  /// `user_version` and its `application_id` stay as they are. The app closes the connection, after
  /// the repository is gone.
  /// - Parameter handle: The `sqlite3 *` of the connection.
  /// Do so outside of a transaction: when one that made the tables is rolled back, they are gone
  /// again, and the repository with them.
  /// - Throws: ``TagStoreError`` `unsupportedSQLite`, `newerVersion`; `invalidArgument` when the
  ///   database stores text as UTF-16, whose order is another one; or what SQLite reports.
  public convenience init(borrowing handle: OpaquePointer) throws(TagStoreError) {
    self.init(connection: SQLiteConnection(borrowing: handle), now: WallClock.now)
    try TagStoreError.mapping {
      try StoreFile.checkLibrary()
      try StoreFile.checkEncoding(of: connection)
      try Migrator(connection: connection, now: now).migrate()
    }
  }

  /// Runs work as one transaction: all of it happens, or nothing.
  ///
  /// - Parameter body: The work. Whatever it throws undoes all of it and is thrown on.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws; ``TagStoreError`` `busy`, `readOnly` or `diskFull`.
  public func transaction<Result>(
    _ body: (TagRepository) throws -> Result
  ) throws -> Result {
    do {
      return try writing { try body(self) }
    } catch let error as SQLiteError {
      throw TagStoreError(error)
    }
  }

  /// Runs one operation that writes.
  func write<Result>(_ body: () throws -> Result) throws(TagStoreError) -> Result {
    try TagStoreError.mapping { try writing(body) }
  }

  /// Runs one operation that only reads, all of it on the same state.
  func read<Result>(_ body: () throws -> Result) throws(TagStoreError) -> Result {
    try TagStoreError.mapping { try connection.withSnapshot(body) }
  }

  private func writing<Result>(_ body: () throws -> Result) throws -> Result {
    if refusesWrites {
      throw TagStoreError(
        .readOnly, "work that only reads cannot write", advice: "use `write` instead of `read`")
    }
    // SQLite itself refuses only where a row would change.
    if connection.isReadOnly { throw SQLiteError.readOnly }
    let mark = recordingMark
    transactionDepth += 1
    defer { transactionDepth -= 1 }
    do {
      if transactionDepth > 1 { try refuseIfUndone() }
      return try connection.withTransaction {
        let result = try body()
        try refuseIfUndone()
        try settle()
        if transactionDepth == 1 { try finishChange() }
        return result
      }
    } catch {
      useCounts.removeAll()
      pendingPostings.removeAll()
      goBack(to: mark)
      names.removeAll()
      throw error
    }
  }

  /// Refuses to go on when SQLite has rolled back the whole transaction, as for a full disk.
  ///
  /// Work that catches the error and goes on would be committed piece by piece.
  private func refuseIfUndone() throws(TagStoreError) {
    if connection.isInTransaction { return }
    throw TagStoreError(
      .inputOutput, "an earlier error has undone the whole transaction",
      advice: "let the first error end the work")
  }

  func tell(_ change: TagStoreChange) {
    if recordsChanges { toldChanges.append(change) }
  }

  /// Gives the changes since the last call, in order, and forgets them.
  package func takeChanges() -> [TagStoreChange] {
    defer { toldChanges.removeAll() }
    return toldChanges
  }

  /// Runs work that reads several things of the same state; what it tries to write is refused.
  package func snapshot<Result>(_ body: (TagRepository) throws -> Result) throws -> Result {
    let refusedWrites = refusesWrites
    refusesWrites = true
    defer { refusesWrites = refusedWrites }
    do {
      return try connection.withSnapshot { try body(self) }
    } catch let error as SQLiteError {
      throw TagStoreError(error)
    }
  }

  /// Closes the connection when the repository opened it.
  /// - Throws: ``TagStoreError`` `internalFailure` when a statement is still in use.
  package func close() throws(TagStoreError) {
    try TagStoreError.mapping { try connection.close() }
  }
}

@available(*, unavailable)
extension TagRepository: Sendable {}
