/// Hangul syllables, whose composition is computed (section 3.12 of the Unicode Standard).
enum Hangul {
  private static let firstSyllable: UInt32 = 0xAC00
  private static let firstLead: UInt32 = 0x1100
  private static let firstVowel: UInt32 = 0x1161
  /// One before the first: a syllable without a trailing consonant counts as having this one.
  private static let firstTrail: UInt32 = 0x11A7
  private static let leads: UInt32 = 19
  private static let vowels: UInt32 = 21
  private static let trails: UInt32 = 28

  /// The letters of a syllable, or `nil` for any other scalar.
  static func decomposition(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    let index = scalar.value &- firstSyllable
    guard index < leads * vowels * trails else { return nil }
    let trail = index % trails
    let letters = [
      firstLead + index / (vowels * trails),
      firstVowel + index % (vowels * trails) / trails,
    ]
    return (trail == 0 ? letters : letters + [firstTrail + trail])
      .compactMap(Unicode.Scalar.init)
  }

  /// The syllable that a leading consonant and a vowel, or a syllable and a trailing one, make.
  static func composition(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    let lead = first.value &- firstLead
    let vowel = second.value &- firstVowel
    if lead < leads, vowel < vowels {
      return Unicode.Scalar(firstSyllable + (lead * vowels + vowel) * trails)
    }
    let syllable = first.value &- firstSyllable
    let trail = second.value &- firstTrail
    if syllable < leads * vowels * trails, syllable % trails == 0, trail > 0, trail < trails {
      return Unicode.Scalar(first.value + trail)
    }
    return nil
  }
}
