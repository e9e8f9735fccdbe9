import Foundation

/// A process that a test started; it is ended with the value.
final class TerminalChild {
  enum Ending: Hashable {
    case exit(Int32)
    case signal(Int32)
  }

  let identifier: pid_t
  private(set) var ending: Ending?

  init(identifier: pid_t) {
    self.identifier = identifier
  }

  deinit {
    if isRunning {
      kill(identifier, SIGKILL)
      waitpid(identifier, nil, 0)
    }
  }

  /// Sends a signal to the process alone.
  func send(signal: Int32) { kill(identifier, signal) }

  /// Whether the process has not ended yet.
  var isRunning: Bool {
    if ending != nil { return false }
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return true }
    // The macros WIFSIGNALED and WEXITSTATUS are not imported.
    ending = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    return false
  }

  /// Waits for the end, while the terminal takes what the process still sends.
  func end(on terminal: PseudoTerminal) async throws -> Ending? {
    try await terminal.waits { _ in !self.isRunning }
    terminal.read()
    return ending
  }
}
