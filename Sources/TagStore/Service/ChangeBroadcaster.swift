internal import Synchronization
internal import TagStoreRepository

/// Hands committed changes to everyone who listens.
///
/// A listener that does not keep up holds at most ``bufferLimit`` changes back; what it misses is
/// told as one `reload` as soon as it has room again. Writers never wait for listeners.
final class ChangeBroadcaster: Sendable {
  static let bufferLimit = 1_024

  private struct Listener {
    let continuation: AsyncStream<TagStoreChange>.Continuation
    var hasMissedSome = false

    mutating func send(_ change: TagStoreChange) {
      if hasMissedSome {
        guard case .enqueued = continuation.yield(TagStoreChange(.reload)) else { return }
        // All that was missed, this change with it, is read again.
        hasMissedSome = false
      } else if case .dropped = continuation.yield(change) {
        hasMissedSome = true
      }
    }
  }

  private struct State {
    var listeners: [Int: Listener] = [:]
    var nextID = 0
    var isFinished = false
  }

  private let state = Mutex(State())

  func send(_ changes: [TagStoreChange]) {
    if changes.isEmpty { return }
    state.withLock { state in
      for id in state.listeners.keys {
        for change in changes { state.listeners[id]?.send(change) }
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
