#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A pipe to oneself: what happens elsewhere ends the wait for keys.
package final class WakePipe: Sendable {
  /// What ``wake()`` sends; signals send their number.
  static let wakeByte: UInt8 = 0

  let readEnd: Int32
  let writeEnd: Int32

  /// A pipe of its own.
  package init() throws(TerminalFailure) {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { throw .system(errno) }
    readEnd = ends[0]
    writeEnd = ends[1]
    for end in ends {
      // A full pipe wakes already, so nobody needs to wait for room in it.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Makes the next event, or the one that is waited for, ``TerminalEvent/wake``; from any thread.
  package func wake() { send(Self.wakeByte) }

  /// Reports a signal as a handler does.
  package func report(signal: Int32) { send(UInt8(truncatingIfNeeded: signal)) }

  private func send(_ byte: UInt8) {
    withUnsafeBytes(of: byte) { _ = write(writeEnd, $0.baseAddress, 1) }
  }

  /// The bytes that were sent, without waiting for any.
  func drain() -> [UInt8] {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      Array(buffer.prefix(max(0, read(readEnd, buffer.baseAddress, buffer.count))))
    }
  }
}
