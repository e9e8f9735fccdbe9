internal import Synchronization

/// The connections that read, opened as they are needed, up to a limit.
final class ReaderPool: Sendable {
  private struct State {
    var all: [ConnectionWorker] = []
    var idle: [ConnectionWorker] = []
    var next = 0
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

  /// Lends a worker that nobody uses; once all are in use they are shared in turn.
  func use<Result>(_ body: (ConnectionWorker) async throws -> Result) async throws -> Result {
    let worker = take()
    defer { giveBack(worker) }
    return try await body(worker)
  }

  var all: [ConnectionWorker] { state.withLock { $0.all } }

  private func take() -> ConnectionWorker {
    state.withLock { state in
      if let worker = state.idle.popLast() { return worker }
      if state.all.count < limit {
        let worker = make(state.all.count)
        state.all.append(worker)
        return worker
      }
      state.next = (state.next + 1) % state.all.count
      return state.all[state.next]
    }
  }

  private func giveBack(_ worker: ConnectionWorker) {
    state.withLock { state in
      if !state.idle.contains(where: { $0 === worker }) { state.idle.append(worker) }
    }
  }
}
