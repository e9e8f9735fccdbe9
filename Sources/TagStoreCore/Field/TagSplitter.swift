/// Cuts typed, pasted or stored text into the texts of single tags, and joins names back.
///
/// Text is cut at separator scalars, so a comma that carries a combining mark still separates. A
/// piece in double quotes is one tag whatever it holds: `"Portland, OR", vegan` is two pieces.
/// Inside quotes a backslash makes the next scalar ordinary. Quotes count only when they open a
/// piece and a separator or the end follows the closing one; any other quote is an ordinary
/// character, so `5" pipe` and a lone `"` are tags.
public struct TagSplitter: Hashable, Sendable {
  /// The scalars that separate one tag from the next.
  ///
  /// When U+0020 is one of them, all other white space is too: a name turns every white space into
  /// U+0020, so that `a` + U+00A0 + `b` would otherwise be a name that holds a separator.
  public let separators: Set<Unicode.Scalar>

  // Bit n of the two words is set when ASCII scalar n, or n + 64, separates. Text is mostly ASCII,
  // and two words answer much faster than a set.
  private let lowASCII: UInt64
  private let highASCII: UInt64

  /// Makes a splitter.
  /// - Parameter separators: The scalars that separate: at least one, and neither `"` nor `\`.
  public init(separators: Set<Unicode.Scalar>) {
    precondition(!separators.isEmpty, "a splitter needs a separator")
    precondition(
      separators.isDisjoint(with: ["\"", "\\"]),
      "a quote or a backslash cannot separate: they have another meaning"
    )
    let all = separators.contains(" ") ? separators.union(Self.whiteSpace) : separators
    self.separators = all
    var words: [UInt64] = [0, 0]
    for scalar in all where scalar.isASCII {
      words[Int(scalar.value / 64)] |= 1 << UInt64(scalar.value % 64)
    }
    lowASCII = words[0]
    highASCII = words[1]
  }

  /// Comma, tab and every line break: what the command line, import and a default field use.
  ///
  /// The line breaks are those of Unicode: line feed, vertical tab, form feed, carriage return,
  /// U+0085, U+2028 and U+2029.
  public static let standard = TagSplitter(separators: lineBreaks.union([",", "\t"]))

  /// The texts of the single tags in a text, in order, unquoted; blank pieces are left out.
  ///
  /// White space around a piece is left out, inside quotes it stays. A piece is only a text: whether
  /// it can be the name of a tag is for ``Tag/init(_:)`` to say.
  /// - Complexity: O(n) in the length of the text, whatever quotes it holds.
  public func pieces(of text: String) -> [String] {
    var scanner = PieceScanner(text, self)
    var pieces: [String] = []
    while let piece = scanner.next() { pieces.append(piece.text) }
    return pieces
  }

  /// One text that ``pieces(of:)`` cuts into exactly these names again.
  ///
  /// Names are separated by a comma if it separates, else by a space if that does, else by the
  /// separator with the lowest code point; a name is quoted only where it must be.
  /// - Parameter names: Names of tags; blank ones are the only ones that do not come back.
  public func joined(_ names: [String]) -> String {
    let separator = [",", " "].first(where: separators.contains) ?? separators.min() ?? ","
    var text = ""
    for name in names {
      if !text.isEmpty {
        text.unicodeScalars.append(separator)
        if !Self.isWhiteSpace(separator) { text.unicodeScalars.append(" ") }
      }
      text += needsQuotes(name) ? Self.quoted(name) : name
    }
    return text
  }

  /// Whether the scalar separates tags.
  func separates(_ scalar: Unicode.Scalar) -> Bool {
    let value = UInt64(scalar.value)
    if value < 64 { return lowASCII & (1 << value) != 0 }
    if value < 128 { return highASCII & (1 << (value - 64)) != 0 }
    return separators.contains(scalar)
  }

  private func needsQuotes(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return false }
    return first == "\"" || Self.isWhiteSpace(first) || Self.isWhiteSpace(last)
      || scalars.contains(where: separates)
  }

  private static func quoted(_ name: String) -> String {
    var text = "\""
    for scalar in name.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    text.unicodeScalars.append("\"")
    return text
  }
}
