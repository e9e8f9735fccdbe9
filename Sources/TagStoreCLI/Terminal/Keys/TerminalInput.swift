/// What the bytes of a terminal mean.
package enum TerminalInput: Hashable, Sendable {
  /// A key was pressed.
  case key(TerminalKey)

  /// A text that was pasted, whole and as it came, with line ends and control characters in it.
  case paste(String)
}
