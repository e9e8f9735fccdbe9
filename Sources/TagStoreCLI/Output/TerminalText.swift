/// Text made safe for a terminal: what would move the cursor or turn the line around is shown as
/// `\u{1B}` instead.
package enum TerminalText {
  /// The text with control characters, line separators and bidirectional controls written out.
  package static func escaped(_ text: String) -> String {
    replacing(text) { "\\u{" + hexadecimal($0) + "}" }
  }

  /// The same for JSON text, in which such characters stand in strings only and may be escaped.
  package static func escaped(json text: String) -> String {
    replacing(text) { scalar in
      let digits = hexadecimal(scalar)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }

  private static func replacing(
    _ text: String, _ escape: (Unicode.Scalar) -> String
  ) -> String {
    if !needsEscape(text) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHostile(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }

  /// The text escaped and in quotation marks, as messages show names and what someone typed; what
  /// is to be typed stands in straight quotes instead.
  package static func quoted(_ text: String) -> String {
    "“" + escaped(text) + "”"
  }

  private static func needsEscape(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
    return !isPlain && text.unicodeScalars.contains(where: isHostile)
  }

  private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F,  // C0, DEL, C1
      0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,  // bidirectional controls
      0x2028, 0x2029:  // line and paragraph separator
      true
    default: false
    }
  }
}
