internal import Foundation

/// Keys without accents, by Foundation's tables rather than TagStore's own.
enum SearchFolding {
  private static let plain: [Unicode.Scalar: String] = [
    "æ": "ae", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ł": "l", "ŋ": "n", "ø": "o", "œ": "oe",
    "þ": "th", "ŧ": "t",
  ]

  /// Folds Latin, Greek and Cyrillic letters; other scripts of the generated data have no accents.
  static func fold(_ key: String) -> String {
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return key }
    var folded = ""
    for scalar in key.decomposedStringWithCanonicalMapping.unicodeScalars
    where !(0x0300...0x036F).contains(scalar.value) {
      folded += plain[scalar] ?? String(scalar)
    }
    return folded.precomposedStringWithCanonicalMapping
  }
}
