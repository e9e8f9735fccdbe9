/// Makes the name of a tag from a text; ``Tag/init(_:)`` has the rules.
package enum TagName {
  /// The name that a text gives, or why it gives none; the text itself when it already is a name.
  package static func make(from text: String) throws(TagRefusal) -> String {
    if let plain = PlainASCII(text) {
      if plain.length > Tag.maximumLength { throw .tooLong(plain.length) }
      return text
    }
    var scalars = try tidied(text)
    trimEnd(of: &scalars)
    if scalars.count > Tag.maximumLength { throw .tooLong(scalars.count) }
    if text.unicodeScalars.elementsEqual(scalars) { return text }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The scalars of a name, but for what has to go at its end.
  private static func tidied(_ text: String) throws(TagRefusal) -> [Unicode.Scalar] {
    var kept: [Unicode.Scalar] = []
    kept.reserveCapacity(text.utf8.count)
    var spaceIsDue = false
    var somethingIsVisible = false
    for scalar in text.unicodeScalars {
      switch NameScalar(scalar) {
      case .control: throw .controlCharacter(scalar)
      case .removed: continue
      case .whiteSpace:
        spaceIsDue = !kept.isEmpty
        continue
      case .joiner, .variationSelector, .emojiTag, .cancelTag, .mark:
        if kept.isEmpty { continue }
      case .invisible: break
      case .visible: somethingIsVisible = true
      }
      if spaceIsDue {
        kept.append(" ")
        spaceIsDue = false
      }
      kept.append(scalar)
    }
    if !somethingIsVisible { throw .empty }
    return kept
  }

  /// Takes away what joins nothing at the end, and the white space that stood before it.
  private static func trimEnd(of scalars: inout [Unicode.Scalar]) {
    while let last = scalars.last {
      if last == " " {
        scalars.removeLast()
        continue
      }
      let joiningStart =
        scalars.lastIndex { !NameScalar($0).isJoining }.map { $0 + 1 } ?? scalars.startIndex
      let end = endOfCharacter(in: scalars, joiningFrom: joiningStart)
      if end == scalars.count { return }
      scalars.removeSubrange(end...)
    }
  }

  /// Where the last character ends, given that only joining scalars follow from an index on.
  ///
  /// What completes that character belongs to it: one variation selector, then a whole sequence of
  /// emoji tags (`❤️`, the flag of Scotland), or one joiner after a virama, whose form it chooses
  /// (the chillu letters of older Malayalam text).
  private static func endOfCharacter(in scalars: [Unicode.Scalar], joiningFrom start: Int) -> Int {
    guard start > scalars.startIndex, start < scalars.endIndex else { return start }
    let base = scalars[start - 1]
    if base.properties.canonicalCombiningClass == .virama, NameScalar(scalars[start]) == .joiner {
      return start + 1
    }
    guard NameScalar(base) == .visible else { return start }
    let selectorEnd = NameScalar(scalars[start]) == .variationSelector ? start + 1 : start
    let tags = scalars[selectorEnd...].prefix { NameScalar($0) == .emojiTag }
    guard !tags.isEmpty, tags.endIndex < scalars.endIndex,
      NameScalar(scalars[tags.endIndex]) == .cancelTag
    else { return selectorEnd }
    return tags.endIndex + 1
  }
}
