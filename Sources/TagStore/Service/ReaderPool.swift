internal import Synchronization
internal import TagStoreRepository

/// The connections that read, opened as they are needed, up to a limit.
final class ReaderPool: Sendable {
  private struct Reader {
    let worker: ConnectionWorker
    /// How many operations use it or wait for it.
    var load = 0
  }

  private struct State {
    var readers: [Reader] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let limit: Int
  private let make: @Sendable (Int) -> ConnectionWorker

  /// - Parameters:
  ///   - limit: How many connections there are at the most.
  ///   - make: Makes the worker with a number, without opening its connection yet.
  init(limit: Int, make: @escaping @Sendable (Int) -> ConnectionWorker) {
    self.limit = limit
    self.make = make
  }

  /// Lends a worker that nobody uses; once all are in use, the one with the fewest waiting.
  func use<Result>(_ body: (ConnectionWorker) async throws -> Result) async throws -> Result {
    let (index, worker) = try take()
    defer { state.withLock { $0.readers[index].load -= 1 } }
    return try await body(worker)
  }

  /// Lends no more workers, not even new ones.
  /// - Returns: The workers that there are, to be closed.
  func close() -> [ConnectionWorker] {
    state.withLock { state in
      state.isClosed = true
      return state.readers.map(\.worker)
    }
  }

  private func take() throws(TagStoreError) -> (Int, ConnectionWorker) {
    let taken: (Int, ConnectionWorker)? = state.withLock { state in
      if state.isClosed { return nil }
      let idlest = state.readers.indices.min { state.readers[$0].load < state.readers[$1].load }
      let index: Int
      if let idlest, state.readers[idlest].load == 0 || state.readers.count >= limit {
        index = idlest
      } else {
        index = state.readers.count
        state.readers.append(Reader(worker: make(index)))
      }
      state.readers[index].load += 1
      return (index, state.readers[index].worker)
    }
    guard let taken else { throw .closed }
    return taken
  }
}
