internal import Synchronization

/// Collects output and hands it on in pieces of 64 KiB.
///
/// The first failure sticks: every later call throws it again, so that a loop over many records
/// ends at once. Safe to use from a closure that runs on another thread.
package final class ByteWriter: Sendable {
  private struct State {
    var buffer: [UInt8] = []
    var failure: StreamFailure?
  }

  private static let capacity = 65_536
  private let sink: any ByteSink
  private let state = Mutex(State())

  package init(_ sink: any ByteSink) {
    self.sink = sink
  }

  /// Adds a text and what ends it.
  package func write(_ text: String, endedBy end: String = "") throws(StreamFailure) {
    try state.withLock { state throws(StreamFailure) in
      state.buffer.append(contentsOf: text.utf8)
      state.buffer.append(contentsOf: end.utf8)
      if state.buffer.count >= Self.capacity { try empty(&state) }
    }
  }

  /// Adds bytes as they are.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(StreamFailure) {
    try state.withLock { state throws(StreamFailure) in
      state.buffer.append(contentsOf: bytes)
      if state.buffer.count >= Self.capacity { try empty(&state) }
    }
  }

  /// Hands on everything collected so far.
  package func flush() throws(StreamFailure) {
    try state.withLock { state throws(StreamFailure) in
      try empty(&state)
    }
  }

  private func empty(_ state: inout State) throws(StreamFailure) {
    if let failure = state.failure { throw failure }
    if state.buffer.isEmpty { return }
    defer { state.buffer.removeAll(keepingCapacity: true) }
    // The standard library's closure does not pass typed errors on; a result does.
    let result = state.buffer.withUnsafeBytes { bytes in
      Result { () throws(StreamFailure) in try sink.write(bytes) }
    }
    if case .failure(let failure) = result { state.failure = failure }
    try result.get()
  }
}
