/// Why a terminal cannot be used.
package enum TerminalFailure: Error, Hashable, Sendable {
  /// None of the standard streams is a terminal.
  case noTerminal
  /// The system refused, by its `errno`.
  case system(Int32)
}
