/// What happened to a program that waits at a terminal.
package enum TerminalEvent: Hashable, Sendable {
  /// A key that types nothing, or one with a modifier.
  case key(TerminalKey)

  /// Typed characters: those that arrived together, so that a cluster of many scalars is whole.
  case text(String)

  /// A pasted text, as it came, with line ends and control characters in it.
  case paste(String)

  /// The window has a new size.
  case resized

  /// The process goes on after it was stopped; what is on the screen is not known.
  case resumed

  /// Something else has news, such as an answer to a question: see ``WakePipe/wake()``.
  case wake

  /// Someone asks the process to stop for a while; ``TerminalSession`` does so by itself.
  case suspensionRequested

  /// There will be no more events, and nothing else than this one.
  case closed(TerminalEnd)
}
