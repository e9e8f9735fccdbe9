extension TagSplitter {
  /// Every scalar that ends a line: LF, VT, FF, CR, NEL, LINE SEPARATOR, PARAGRAPH SEPARATOR.
  static let lineBreaks: Set<Unicode.Scalar> = [
    "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  /// Every scalar with Unicode's property White_Space, all of them below U+3001.
  static let whiteSpace = Set(
    (0...0x3000 as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter(isWhiteSpace)
  )

  static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9...0xD, 0x20: true
    case ..<0x85: false
    default: scalar.properties.isWhitespace
    }
  }
}
