/// When text is styled: the value of `--color`.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// Whether a stream gets styled text.
  ///
  /// An explicit choice beats the environment. Otherwise it takes a terminal that is not dumb, and
  /// no `NO_COLOR`; an empty `NO_COLOR` counts as not set (no-color.org).
  package func allowsStyle(isTerminal: Bool, noColor: String?, term: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (noColor ?? "").isEmpty && !["", "dumb"].contains(term ?? "")
    }
  }
}
