/// Text made safe for a terminal: what would move the cursor or turn the line around is shown as
/// `\u{1B}` instead.
package enum TerminalText {
  /// The text with control characters, line separators and bidirectional controls written out.
  package static func escaped(_ text: String) -> String {
    if !needsEscape(text) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHostile(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
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
