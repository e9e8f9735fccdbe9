#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The calls of the system that streams need, with interruptions and errors dealt with once.
enum SystemCalls {
  /// Writes some of the bytes and returns how many.
  static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) throws(StreamFailure) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
      if count >= 0 { return count }
      try handle(errno, on: descriptor, waitingFor: POLLOUT)
    }
  }

  /// Reads up to as many bytes as there is room for; 0 means the end.
  static func read(
    into buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) throws(StreamFailure) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      try handle(errno, on: descriptor, waitingFor: POLLIN)
    }
  }

  /// Returns when the call is worth repeating: after a signal, or once a descriptor that someone
  /// made non-blocking (a shared terminal can be) is ready again.
  private static func handle(
    _ error: Int32, on descriptor: Int32, waitingFor events: Int32
  ) throws(StreamFailure) {
    switch error {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      _ = poll(&request, 1, -1)
    case EPIPE: throw .closedPipe
    case ENOSPC, EDQUOT, EFBIG: throw .noSpace
    default: throw .system(error)
    }
  }

  /// Fills standard streams that the parent closed.
  ///
  /// Otherwise a file opened later would take their place and be written to by mistake. Using one
  /// of them still fails.
  static func reserveStandardStreams() {
    for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes a folder unless there is one; returns the error number when that fails.
  static func makeFolder(_ path: String) -> Int32? {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return nil }
    let error = errno
    // A folder above that is read-only says so even where the one below exists.
    return access(path, X_OK) == 0 ? nil : error
  }

  /// A time as people read it here, to the minute, such as `2026-12-01 09:30`.
  /// - Parameter milliseconds: The time, since 1970-01-01T00:00Z.
  static func localTime(milliseconds: Int64) -> String {
    var seconds = time_t(milliseconds / 1_000)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return "?" }
    func text(_ number: Int32, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = [text(parts.tm_year + 1_900, 4), text(parts.tm_mon + 1, 2), text(parts.tm_mday, 2)]
    return day.joined(separator: "-") + " " + text(parts.tm_hour, 2) + ":" + text(parts.tm_min, 2)
  }

  /// The system's words for an error number.
  static func description(of error: Int32) -> String {
    strerror(error).map { String(cString: $0) } ?? "error \(error)"
  }
}
