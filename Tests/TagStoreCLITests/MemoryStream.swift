internal import Synchronization
internal import TagStoreCLI

/// A sink that keeps what it gets, or fails after a number of bytes.
final class MemorySink: ByteSink {
  private let state = Mutex<[UInt8]>([])
  private let calls = Mutex(0)
  private let capacity: Int
  private let failure: StreamFailure

  init(capacity: Int = .max, failure: StreamFailure = .noSpace) {
    self.capacity = capacity
    self.failure = failure
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(StreamFailure) {
    calls.withLock { $0 += 1 }
    let isFull = state.withLock { state in
      state.append(contentsOf: bytes.prefix(capacity - state.count))
      return state.count == capacity
    }
    if isFull { throw failure }
  }

  var bytes: [UInt8] { state.withLock { $0 } }
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var callCount: Int { calls.withLock { $0 } }
}

/// A source that hands out its bytes a few at a time.
final class MemorySource: ByteSource {
  private let rest: Mutex<ArraySlice<UInt8>>
  private let step: Int

  init(_ bytes: [UInt8], step: Int = 7) {
    rest = Mutex(bytes[...])
    self.step = step
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(StreamFailure) -> Int {
    rest.withLock { rest in
      let part = rest.prefix(min(step, buffer.count))
      buffer.copyBytes(from: part)
      rest = rest.dropFirst(part.count)
      return part.count
    }
  }
}
