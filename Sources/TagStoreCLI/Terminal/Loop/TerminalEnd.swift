/// Why a terminal has no more events.
package enum TerminalEnd: Hashable, Sendable {
  /// The window or the connection is gone.
  case disconnected

  /// A signal asks the process to end.
  case signal(Int32)
}
