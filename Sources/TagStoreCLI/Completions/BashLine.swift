/// A command line of bash up to the cursor, read the way bash and readline read it.
///
/// Readline replaces only the end of a word: it begins anew at characters such as `:` and `=`, and
/// after an open quote. So a candidate is written from that place on, quoted as the place needs.
package struct BashLine: Hashable, Sendable {
  private enum Quote: Hashable, Sendable {
    case none, single, double
  }

  /// The words, unquoted; the last one is still being typed and may be empty.
  package private(set) var words: [String] = []
  /// How much of the last word stays as it is, in scalars of its unquoted text.
  private var keptCount = 0
  private var quote = Quote.none

  /// Reads a line.
  /// - Parameters:
  ///   - line: The command up to the cursor, `COMP_LINE` cut at `COMP_POINT`.
  ///   - replaced: The end of it that readline is going to replace, the function's second argument.
  package init(_ line: String, replacing replaced: String) {
    let scalars = Array(line.unicodeScalars)
    let end = scalars.count - replaced.unicodeScalars.count
    var word: String.UnicodeScalarView?
    var index = 0
    while index < scalars.count {
      if index == end { keptCount = word?.count ?? 0 }
      let scalar = scalars[index]
      index += 1
      switch (quote, scalar) {
      case (.none, " "), (.none, "\t"), (.none, "\n"):
        if let word { words.append(String(word)) }
        word = nil
        keptCount = 0
      case (.none, "'"):
        quote = .single
        word = word ?? .init()
      case (.none, "\""):
        quote = .double
        word = word ?? .init()
      case (.single, "'"), (.double, "\""):
        quote = .none
      case (.none, "\\"):
        word = word ?? .init()
        if index < scalars.count { word?.append(scalars[index]) }
        index += 1
      case (.double, "\\") where index < scalars.count && Self.escapedInDouble(scalars[index]):
        word?.append(scalars[index])
        index += 1
      default:
        word = word ?? .init()
        word?.append(scalar)
      }
    }
    if end >= scalars.count { keptCount = word?.count ?? 0 }
    words.append(String(word ?? .init()))
  }

  /// What readline puts in place of the end of the last word to complete it to the candidate, or
  /// nil when it can't: what stands there already is something else.
  package func replacement(for candidate: String) -> String? {
    let scalars = candidate.unicodeScalars
    let kept = String((words.last ?? "").unicodeScalars.prefix(keptCount))
    let start = String(scalars.prefix(keptCount))
    guard kept.lowercased() == start.lowercased() else { return nil }
    var text = ""
    for scalar in scalars.dropFirst(keptCount) {
      // A backslash before a line break joins lines, and history expansion has no escape in quotes.
      if scalar.value < 0x20 || (quote == .double && scalar == "!") { return nil }
      switch quote {
      case .none where !Self.isPlain(scalar), .double where Self.escapedInDouble(scalar):
        text.unicodeScalars.append("\\")
        text.unicodeScalars.append(scalar)
      case .single where scalar == "'":
        text += #"'\''"#
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func escapedInDouble(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "\"", "$", "`": true
    default: false
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", "+", ",", "%": true
    default: !scalar.isASCII
    }
  }
}
