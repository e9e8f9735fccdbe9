/// The rule of `TagSplitter.standard`, written down slowly: every step copies what is left.
enum ModelSplitter {
  private static let separators: [Unicode.Scalar] = [
    ",", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  static func pieces(of text: String) -> [String] {
    var rest = Array(text.unicodeScalars)
    var pieces: [String] = []
    while !rest.isEmpty {
      let trimmed = Array(rest.drop { isBlank($0) && !separators.contains($0) })
      if let (content, after) = quoted(trimmed) {
        pieces.append(string(content))
        rest = Array(after.dropFirst())
      } else {
        let piece = rest.prefix { !separators.contains($0) }
        rest = Array(rest.dropFirst(piece.count + 1))
        let start = piece.drop(while: isBlank)
        pieces.append(string(start.reversed().drop(while: isBlank).reversed()))
      }
    }
    return pieces.filter { !$0.unicodeScalars.allSatisfy(isBlank) }
  }

  private static func quoted(
    _ text: [Unicode.Scalar]
  ) -> (content: [Unicode.Scalar], after: [Unicode.Scalar])? {
    guard text.first == "\"" else { return nil }
    var content: [Unicode.Scalar] = []
    var rest = Array(text.dropFirst())
    while let scalar = rest.first {
      rest.removeFirst()
      if scalar == "\"" {
        let after = Array(rest.drop { isBlank($0) && !separators.contains($0) })
        if let next = after.first, !separators.contains(next) { return nil }
        return (content, after)
      }
      if scalar == "\\" {
        if rest.isEmpty { return nil }
        content.append(rest.removeFirst())
      } else {
        content.append(scalar)
      }
    }
    return nil
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
