/// A word that is an operator of the query language unless it stands in quotes.
enum QueryKeyword: String {
  case and, or, not

  /// The keyword that a word is, if any.
  ///
  /// ASCII letters alone are folded. Scalars that are ignored by default are passed over, as they
  /// are in keys: an invisible scalar pasted into `and` must not make a name of it.
  init?(_ word: some Sequence<Unicode.Scalar>) {
    var letters = ""
    for scalar in word {
      switch scalar {
      case "a"..."z" where letters.utf8.count < 3:
        letters.unicodeScalars.append(scalar)
      case "A"..."Z" where letters.utf8.count < 3:
        letters.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      default:
        if scalar.isASCII || !scalar.properties.isDefaultIgnorableCodePoint { return nil }
      }
    }
    self.init(rawValue: letters)
  }
}
