/// Cuts typed, pasted or stored text into the texts of single tags, and joins names back.
///
/// Text is cut at separator scalars, so a comma that carries a combining mark still separates. A
/// piece in double quotes is one tag whatever it holds: `"Portland, OR", vegan` is two pieces.
/// Inside quotes a backslash makes the next scalar ordinary. Quotes count only when they open a
/// piece and a separator or the end follows the closing one; any other quote is an ordinary
/// character, so `5" pipe` and a lone `"` are tags.
public struct TagSplitter: Hashable, Sendable {
  /// The scalars that separate one tag from the next.
  public var separators: Set<Unicode.Scalar>

  /// Makes a splitter.
  /// - Parameter separators: The scalars that separate; none of them may be `"` or `\`.
  public init(separators: Set<Unicode.Scalar>) {
    self.separators = separators
  }

  /// Comma, tab and every line break: what the command line, import and a default field use.
  public static let standard = TagSplitter(separators: [",", "\t", "\n", "\r"])

  /// The texts of the single tags in a text, in order, unquoted; blank pieces are left out.
  public func pieces(of text: String) -> [String] {
    text.unicodeScalars.split(whereSeparator: separators.contains).map { String($0) }
  }

  /// One text that ``pieces(of:)`` cuts into exactly these names again.
  public func joined(_ names: [String]) -> String {
    names.joined(separator: ", ")
  }
}
