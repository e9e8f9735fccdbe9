/// How a piece of output stands out.
///
/// No colours are chosen, so that any theme stays readable.
package enum TextStyle: Sendable {
  case bold, dim

  /// The text in this style (SGR 1 or 2, then reset).
  package func applied(to text: String) -> String {
    switch self {
    case .bold: "\u{1B}[1m\(text)\u{1B}[0m"
    case .dim: "\u{1B}[2m\(text)\u{1B}[0m"
    }
  }
}
