/// How names are written in a query: bare where that reads back, else in quotes.
enum QueryName {
  /// A tag's name, in quotes only if it needs them.
  static func written(_ name: String) -> String {
    isBare(name, endsInStar: false) ? name : quoted(name)
  }

  /// The beginning of a name with the star that makes it a prefix.
  static func written(prefix name: String) -> String {
    (isBare(name, endsInStar: true) ? name : quoted(name)) + "*"
  }

  /// A name in quotes, with its quotes and backslashes escaped.
  static func quoted(_ name: String) -> String {
    var text = "\""
    for scalar in name.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }

  /// Whether the scanner reads the name, or the name and a star, as one run of words.
  private static func isBare(_ name: String, endsInStar: Bool) -> Bool {
    let words = name.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      if word.isEmpty || !word.allSatisfy(isOrdinary) { return false }
      // A star makes a name of the word before it: `and*` is no operator.
      let carriesStar = endsInStar && index == words.count - 1
      if !carriesStar && QueryKeyword(word) != nil { return false }
    }
    return true
  }

  private static func isOrdinary(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "(", ")", "*": false
    default: !scalar.properties.isWhitespace
    }
  }
}
