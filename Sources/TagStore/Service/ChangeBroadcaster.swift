internal import Synchronization
internal import TagStoreRepository

/// Hands committed changes to everyone who listens.
///
/// A listener that does not keep up holds at most ``bufferLimit`` changes back, the last of which is
/// a `reload` that stands for all that it missed. Writers never wait for listeners.
final class ChangeBroadcaster: Sendable {
  static let bufferLimit = 1_024

  private struct Listener {
    let continuation: AsyncStream<TagStoreChange>.Continuation
    /// How many changes the buffer has room for at the least: the listener may have made more.
    private var room = bufferLimit

    init(continuation: AsyncStream<TagStoreChange>.Continuation) {
      self.continuation = continuation
    }

    mutating func send(_ change: TagStoreChange) {
      // Only a `reload` may take the last place: while it waits there, what does not fit behind it
      // is read again all the same. It is not enough to tell it later, as nothing may follow.
      let message = room > 1 ? change : .reload
      switch continuation.yield(message) {
      case .enqueued(let remaining): room = remaining
      default: room = 0
      }
    }
  }

  private struct State {
    var listeners: [Int: Listener] = [:]
    var nextID = 0
    var isFinished = false
  }

  private let state = Mutex(State())

  // Whoever still listens when the store is dropped would wait for ever.
  deinit { finish() }

  var hasListeners: Bool { state.withLock { !$0.listeners.isEmpty } }

  func send(_ changes: [TagStoreChange]) {
    if changes.isEmpty { return }
    state.withLock { state in
      for index in state.listeners.values.indices {
        for change in changes { state.listeners.values[index].send(change) }
      }
    }
  }

  func stream() -> AsyncStream<TagStoreChange> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: TagStoreChange.self, bufferingPolicy: .bufferingOldest(Self.bufferLimit))
    let id: Int? = state.withLock { state in
      if state.isFinished { return nil }
      state.nextID += 1
      state.listeners[state.nextID] = Listener(continuation: continuation)
      return state.nextID
    }
    if let id {
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
      }
    } else {
      continuation.finish()
    }
    return stream
  }

  func finish() {
    let listeners = state.withLock { state in
      defer { state.listeners = [:] }
      state.isFinished = true
      return state.listeners.values.map(\.continuation)
    }
    // Outside the lock, as finishing calls back.
    for continuation in listeners { continuation.finish() }
  }
}
