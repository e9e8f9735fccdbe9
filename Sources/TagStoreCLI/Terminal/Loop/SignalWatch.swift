#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Synchronization

/// Where signals are reported: a pipe's descriptor.
///
/// A handler may do next to nothing, and reading an atomic number is among it.
private let reportDescriptor = Atomic<Int32>(-1)

/// Handles a signal by writing its number.
///
/// It runs on any thread, so it must not be a closure of a type that is bound to the main actor:
/// that would check its thread, and trap.
private func report(_ signal: Int32) {
  let savedError = errno
  let descriptor = reportDescriptor.load(ordering: .sequentiallyConsistent)
  withUnsafeBytes(of: UInt8(truncatingIfNeeded: signal)) { byte in
    _ = write(descriptor, byte.baseAddress, 1)
  }
  errno = savedError
}

/// Turns the signals that concern a terminal into bytes in a pipe.
///
/// One watch at a time: the actions for signals belong to the process.
@MainActor final class SignalWatch {
  /// Those that end a process which does not handle them.
  static let ending: [Int32] = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  private let pipe: WakePipe
  private var previous: [(signal: Int32, action: sigaction)] = []

  init(reportingTo pipe: WakePipe) {
    self.pipe = pipe
    // Never closed: a handler on another thread may be about to write to it.
    _ = Unmanaged.passRetained(pipe)
  }

  func install() {
    let old = reportDescriptor.exchange(pipe.writeEnd, ordering: .sequentiallyConsistent)
    precondition(old == -1, "signals are watched already")
    // A second signal of a kind that ends finds the default action again, so that a program which
    // does not come to read the first can still be ended.
    for signal in Self.ending { watch(signal, flags: SA_RESTART | Int32(bitPattern: resetFlag)) }
    for signal in [SIGTSTP, SIGCONT, SIGWINCH] { watch(signal, flags: SA_RESTART) }
  }

  /// Puts back the actions that were.
  func remove() {
    for (signal, action) in previous {
      var action = action
      sigaction(signal, &action, nil)
    }
    previous = []
    reportDescriptor.store(-1, ordering: .sequentiallyConsistent)
  }

  private var resetFlag: UInt32 { UInt32(truncatingIfNeeded: SA_RESETHAND) }

  private func watch(_ signal: Int32, flags: Int32) {
    var old = sigaction()
    sigaction(signal, nil, &old)
    // What is ignored, such as by nohup(1), stays so.
    if Self.isIgnored(old) { return }
    var new = sigaction()
    Self.setHandler(of: &new)
    new.sa_flags = flags
    sigemptyset(&new.sa_mask)
    sigaction(signal, &new, nil)
    previous.append((signal, old))
  }

  private static func setHandler(of action: inout sigaction) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = report
    #else
      action.__sigaction_handler.sa_handler = report
    #endif
  }

  static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
