/// How many columns of a terminal a text takes.
///
/// Counted by grapheme cluster, as terminals that know clusters do: a combining mark adds nothing,
/// an emoji sequence takes two columns. Control characters count nothing; escape them first.
package enum DisplayWidth {
  /// The columns of a text.
  ///
  /// Complexity: O(*n*) in the length of the text.
  package static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of cluster: Character) -> Int {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return columns(of: first) }
    // Skin tones, joined emoji and flags; or a text symbol whose emoji look is asked for.
    if first.properties.isEmojiPresentation { return 2 }
    if first.properties.isEmoji, scalars.contains(where: { $0 == "\u{FE0F}" || $0 == "\u{200D}" }) {
      return 2
    }
    // Vowels and finals of Hangul share the square of the consonant before them.
    return scalars.reduce(0) { sum, scalar in
      switch scalar.value {
      case 0x1160...0x11FF, 0xD7B0...0xD7FF: max(sum, 1)
      default: sum + columns(of: scalar)
      }
    }
  }

  /// The columns of a scalar that stands alone.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      // A soft hyphen is of category Cf, but terminals show it.
      return scalar == "\u{AD}" ? 1 : 0
    default: break
    }
    if 0x1F1E6...0x1F1FF ~= scalar.value { return 1 }
    if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    return isWide(scalar) ? 2 : 1
  }
}
