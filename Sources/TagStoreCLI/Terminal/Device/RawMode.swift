#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A terminal's attributes before they were changed, and the way back to them.
struct RawMode {
  private let descriptor: Int32
  private let original: termios

  /// Takes note of the attributes and changes them: every key arrives at once and unchanged, nothing
  /// is echoed, a line feed keeps the column.
  init(_ device: TerminalDevice) throws(TerminalFailure) {
    descriptor = device.descriptor
    var attributes = termios()
    if tcgetattr(descriptor, &attributes) != 0 { throw .system(errno) }
    original = attributes
    try apply()
  }

  /// Changes the attributes again, after another process may have.
  ///
  /// In the background this stops the process, as it should, until it is in the foreground.
  func apply() throws(TerminalFailure) {
    var attributes = original
    cfmakeraw(&attributes)
    // What was typed ahead is not thrown away.
    try set(attributes, TCSADRAIN)
  }

  /// Gives back the attributes that were.
  ///
  /// Does not wait for output, because a broken line may never take it. What was typed and not
  /// read goes: the rest of a paste must not reach the shell.
  func restore() throws(TerminalFailure) {
    tcflush(descriptor, TCIFLUSH)
    try set(original, TCSANOW)
  }

  private func set(_ attributes: termios, _ action: Int32) throws(TerminalFailure) {
    var attributes = attributes
    while tcsetattr(descriptor, action, &attributes) != 0 {
      if errno != EINTR { throw .system(errno) }
    }
  }
}
