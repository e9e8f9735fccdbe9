internal import Dispatch
internal import Synchronization
internal import TagStoreRepository

/// Tells the changes of a file in the order of their commits, whoever made them.
///
/// While someone listens, it asks SQLite ten times a second whether another connection has committed
/// something, on a connection of its own, and reads what the history has beyond the last change that
/// was told. Changes of the store itself are told at once. Without listeners it does nothing.
final class ChangeFollower: Sendable {
  private static let interval = DispatchTimeInterval.milliseconds(100)

  private struct State {
    /// Nil while nobody listens, and when the file cannot be opened just now.
    var repository: TagRepository?
    var position = HistoryPosition(newestID: 0, newestDate: 0, unrecorded: 0)
    var dataVersion: Int64 = 0
    var identity: FileIdentity?
    var isPolling = false
    var isClosed = false
  }

  private let path: String
  private let options: StoreOptions
  private let session: Int64
  private let broadcaster: ChangeBroadcaster
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "tagstore.follower")

  /// - Parameters:
  ///   - path: The file.
  ///   - options: How it is opened; it is never made.
  ///   - session: What the history calls the connection of this store that writes.
  ///   - broadcaster: Where changes are told.
  init(path: String, options: StoreOptions, session: Int64, broadcaster: ChangeBroadcaster) {
    self.path = path
    self.options = options
    self.session = session
    self.broadcaster = broadcaster
  }

  /// Begins to listen: everything that is committed from now on is told.
  func stream() -> AsyncStream<TagStoreChange> {
    let (stream, begins) = state.withLock { state in
      if state.isClosed { return (broadcaster.stream(), false) }
      // What was committed before is for those who listen already.
      if state.isPolling { catchUp(&state) } else { reopen(&state) }
      defer { state.isPolling = true }
      return (broadcaster.stream(), !state.isPolling)
    }
    if begins { schedule() }
    return stream
  }

  /// Tells what the store itself has committed.
  func tell(_ changes: [TagStoreChange]) {
    if changes.isEmpty { return }
    state.withLock { state in
      guard state.isPolling && !state.isClosed else { return broadcaster.send(changes) }
      for change in changes { tell(change, &state) }
    }
  }

  private func tell(_ change: TagStoreChange, _ state: inout State) {
    guard let id = change.id else { return tellUnrecorded(change, &state) }
    // Others' changes may have come before it, and all of them may have been told already.
    if id <= state.position.newestID { return }
    if id > state.position.newestID + 1 || state.repository == nil { return catchUp(&state) }
    broadcaster.send([change])
    state.position.newestID = id
    state.position.newestDate = change.date ?? 0
  }

  private func tellUnrecorded(_ change: TagStoreChange, _ state: inout State) {
    do {
      guard let current = try state.repository?.historyPosition() else {
        return broadcaster.send([change])
      }
      var expected = state.position
      expected.unrecorded += 1
      if current == expected {
        broadcaster.send([change])
        state.position = current
      } else {
        catchUp(&state)
      }
    } catch {
      // The next look at the file tells it.
    }
  }

  /// Ends following and gives the connection back.
  func close() throws(TagStoreError) {
    let failure: TagStoreError? = state.withLock { state in
      state.isClosed = true
      defer { state.repository = nil }
      do throws(TagStoreError) {
        try state.repository?.close()
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  private func schedule() {
    queue.asyncAfter(deadline: .now() + Self.interval) { [weak self] in self?.poll() }
  }

  private func poll() {
    let goesOn = state.withLock { state in
      if state.isClosed { return false }
      if !broadcaster.hasListeners {
        state.isPolling = false
        state.repository = nil
        return false
      }
      look(&state)
      return true
    }
    if goesOn { schedule() }
  }

  /// Looks whether there is something to tell.
  private func look(_ state: inout State) {
    if state.repository == nil || state.identity != FileIdentity(path: path) {
      reopen(&state)
      // What happened meanwhile cannot be known.
      if state.repository != nil { broadcaster.send([.reload]) }
      return
    }
    do {
      let version = try state.repository?.dataVersion()
      if version != state.dataVersion { catchUp(&state) }
    } catch {
      // A file that is locked just now is looked at again the next time.
    }
  }

  private func catchUp(_ state: inout State) {
    do {
      guard let repository = state.repository else { return }
      // The version first: a commit in between is seen the next time.
      let version = try repository.dataVersion()
      let changes = try repository.changes(since: &state.position, session: session)
      state.dataVersion = version
      broadcaster.send(changes ?? [.reload])
    } catch {
      // The version is still the old one, so the next look tries again.
    }
  }

  private func reopen(_ state: inout State) {
    state.repository = nil
    do {
      state.identity = FileIdentity(path: path)
      let repository = try TagRepository.open(path: path, options: options)
      state.dataVersion = try repository.dataVersion()
      state.position = try repository.historyPosition()
      state.repository = repository
    } catch {
      // There may be no file yet, or none that is finished; the next look tries again.
    }
  }
}
