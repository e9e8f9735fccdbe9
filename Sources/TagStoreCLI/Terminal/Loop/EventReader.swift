#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Waits for keys, signals and wakes, and makes events of them.
///
/// It blocks the thread that calls it; ``TerminalSession`` has one for it.
package struct EventReader {
  /// How long Escape waits for the rest of a sequence, in milliseconds: more than the bytes of one
  /// are apart on a slow line, less than is noticed.
  private static let escapeDelay: Int32 = 50

  private let input: Int32
  private let pipe: WakePipe
  private var decoder = KeyDecoder()
  private var events: ArraySlice<TerminalEvent> = []
  private var end: TerminalEnd?

  /// A reader that has read nothing yet.
  ///
  /// - Parameters:
  ///   - input: the descriptor that keys are read from; the caller keeps it open.
  ///   - pipe: where signals and wakes are reported.
  package init(input: Int32, pipe: WakePipe) {
    self.input = input
    self.pipe = pipe
  }

  /// The next event, waited for if need be.
  package mutating func next() -> TerminalEvent {
    while true {
      if let event = events.popFirst() { return event }
      if let end { return .closed(end) }
      wait()
    }
  }

  private mutating func wait() {
    var requests = [
      pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&requests, 2, decoder.needsTimeout ? Self.escapeDelay : -1)
    if count == 0 { add(decoder.timedOut()) }
    // After an interruption there is nothing in either; the next wait finds what interrupted.
    if count <= 0 { return }
    if requests[0].revents != 0 { readPipe() }
    if requests[1].revents != 0 { readInput() }
  }

  private mutating func readPipe() {
    for byte in pipe.drain() {
      switch Int32(byte) {
      case Int32(WakePipe.wakeByte): addOnce(.wake)
      case SIGWINCH: addOnce(.resized)
      case SIGCONT: addOnce(.resumed)
      case SIGTSTP: addOnce(.suspensionRequested)
      case let signal: end = end ?? .signal(signal)
      }
    }
  }

  private mutating func readInput() {
    let input = input
    let result: Result<[UInt8], StreamFailure> = withUnsafeTemporaryAllocation(
      byteCount: 4_096, alignment: 1
    ) { buffer in
      Result { () throws(StreamFailure) in
        Array(buffer.prefix(try SystemCalls.read(into: buffer, from: input)))
      }
    }
    // The end of input is what a terminal gives whose other side is gone; so is an error.
    guard case .success(let bytes) = result, !bytes.isEmpty else {
      end = end ?? .disconnected
      return
    }
    add(decoder.decode(bytes))
  }

  private mutating func add(_ inputs: [TerminalInput]) {
    var text = String.UnicodeScalarView()
    func flush(into events: inout ArraySlice<TerminalEvent>) {
      if !text.isEmpty { events.append(.text(String(text))) }
      text = .init()
    }
    for input in inputs {
      if case .key(let key) = input, let scalar = key.typedCharacter {
        text.append(scalar)
        continue
      }
      flush(into: &events)
      switch input {
      case .key(let key): events.append(.key(key))
      case .paste(let text): events.append(.paste(text))
      }
    }
    flush(into: &events)
  }

  private mutating func addOnce(_ event: TerminalEvent) {
    if !events.contains(event) { events.append(event) }
  }
}
