import Dispatch

/// Holds up work inside a store until the test lets it go on.
final class Gate: Sendable {
  private let opening = DispatchSemaphore(value: 0)
  private let arrivals: AsyncStream<Void>
  private let arriving: AsyncStream<Void>.Continuation

  init() {
    (arrivals, arriving) = AsyncStream.makeStream()
  }

  /// Tells that the work is here and blocks it; only for the threads that a store's work runs on.
  func pass() {
    arriving.yield()
    opening.wait()
  }

  /// Waits until so many have arrived since the last call.
  func arrival(of count: Int = 1) async {
    for await _ in arrivals.prefix(count) {}
  }

  /// Lets so many go on.
  func open(for count: Int = 1) {
    for _ in 0..<count { opening.signal() }
  }
}
