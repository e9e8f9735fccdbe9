#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A terminal that is open for reading and writing; closed when the value goes.
package final class TerminalDevice: Sendable {
  let descriptor: Int32

  /// Takes over a terminal that is open.
  ///
  /// - Parameter descriptor: an open descriptor of a terminal, which is closed in any case.
  /// - Throws: ``TerminalFailure/noTerminal`` when it is something else.
  package init(owning descriptor: Int32) throws(TerminalFailure) {
    self.descriptor = descriptor
    if isatty(descriptor) != 1 { throw .noTerminal }
  }

  deinit { close(descriptor) }

  /// The terminal that the process was started from, however its streams are redirected.
  ///
  /// A list can so be piped in and the result be piped on while keys are read.
  ///
  /// - Parameter streams: which of the standard streams are terminals.
  /// - Throws: ``TerminalFailure/noTerminal`` when none is.
  package static func controlling(
    _ streams: ProcessEnvironment.Terminals
  ) throws(TerminalFailure) -> TerminalDevice {
    if streams.isEmpty { throw .noTerminal }
    #if !canImport(Darwin)
      // Darwin's poll(2) does not work with this name.
      if let descriptor = opened("/dev/tty") { return try TerminalDevice(owning: descriptor) }
    #endif
    for stream: Int32 in 0...2 where isatty(stream) == 1 {
      // Opened anew, because someone else may have made a shared stream non-blocking.
      if let descriptor = name(of: stream).flatMap(opened) ?? duplicate(of: stream) {
        return try TerminalDevice(owning: descriptor)
      }
    }
    throw .noTerminal
  }

  /// The window's size; 24 rows and 80 columns where the terminal does not know.
  package var size: ScreenSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return ScreenSize(rows: 24, columns: 80)
    }
    return ScreenSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }

  /// Sends all of the bytes.
  package func write(_ bytes: [UInt8]) throws(StreamFailure) {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(StreamFailure) in try FileDescriptorStream(descriptor).write(buffer) }
    }
    try result.get()
  }

  private static func opened(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  private static func duplicate(of stream: Int32) -> Int32? {
    let descriptor = fcntl(stream, F_DUPFD_CLOEXEC, 3)
    return descriptor >= 0 ? descriptor : nil
  }

  private static func name(of stream: Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1_024) { buffer in
      guard let start = buffer.baseAddress, ttyname_r(stream, start, buffer.count) == 0 else {
        return nil
      }
      return String(validatingCString: start)
    }
  }
}
