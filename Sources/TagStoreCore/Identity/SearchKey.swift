/// Folds accents, so that what people type without them finds what is written with them.
///
/// Used to suggest, never to identify. These go, wherever they stand in the canonical decomposition
/// of a key:
/// - the accents that all scripts share, which are those of Latin, Greek and Cyrillic;
/// - the points and signs that Hebrew, Arabic and Syriac readers do without, hamza and madda
///   included.
///
/// Marks of all other scripts stay, because there they are letters or their parts: the vowel signs
/// and viramas of India and South-East Asia, and the voicing marks of kana. Some Latin letters
/// without a decomposition become the letters they are typed as (`ø`, `æ`, `ł`, `þ` and others).
package enum SearchKey {
  /// The search key of any text.
  package static func make(from text: String) -> String {
    make(fromKey: TagKey.make(from: text))
  }

  /// The search key that belongs to a key; the key itself when folding would leave nothing.
  static func make(fromKey key: String) -> String {
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return key }
    var decomposed: [Unicode.Scalar] = []
    for scalar in key.unicodeScalars {
      CanonicalForm.decompose(scalar, into: &decomposed)
    }
    var folded: [Unicode.Scalar] = []
    for scalar in decomposed where !isAccent(scalar) {
      if let plain = plainLetters(for: scalar) {
        folded.append(contentsOf: plain.unicodeScalars)
      } else {
        folded.append(scalar)
      }
    }
    CanonicalForm.order(&folded)
    CanonicalForm.compose(&folded)
    let searchKey = TagKey.spaced(folded)
    return searchKey.isEmpty ? key : searchKey
  }

  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Accents that scripts share, for symbols too, and those of Cyrillic.
    case 0x0300...0x036F, 0x1AB0...0x1ACE, 0x1DC0...0x1DFF, 0x20D0...0x20F0, 0xFE20...0xFE2F,
      0x0483...0x0489, 0x2DE0...0x2DFF, 0xA66F...0xA672, 0xA674...0xA67D, 0xA69E...0xA69F:
      true
    // Hebrew.
    case 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7, 0xFB1E: true
    // Arabic.
    case 0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4,
      0x06E7...0x06E8, 0x06EA...0x06ED, 0x0898...0x089F, 0x08CA...0x08E1, 0x08E3...0x08FF:
      true
    // Syriac.
    case 0x0711, 0x0730...0x074A: true
    default: false
    }
  }

  private static func plainLetters(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "æ": "ae"
    case "đ", "ð": "d"
    case "ħ": "h"
    case "ı": "i"
    case "ł": "l"
    case "ŋ": "n"
    case "ø": "o"
    case "œ": "oe"
    case "þ": "th"
    case "ŧ": "t"
    default: nil
    }
  }
}
