import TagStoreCore

/// Seeded random text that mixes what makes keys hard: scripts, marks, jamo, ligatures, joiners,
/// emoji, letters with odd case, and scalars that no table knows yet.
struct RandomText: Sequence, IteratorProtocol {
  private var generator: SplitMix64
  private var remaining: Int

  init(seed: UInt64, count: Int) {
    generator = SplitMix64(state: seed)
    remaining = count
  }

  mutating func next() -> String? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      scalars.append(scalar())
    }
    return String(scalars)
  }

  private mutating func scalar() -> Unicode.Scalar {
    // Half of all scalars are from the hard ones, the others from anywhere in a range.
    if Bool.random(using: &generator), let hard = Self.hard.randomElement(using: &generator) {
      return hard
    }
    let range = Self.ranges.randomElement(using: &generator) ?? 0x20...0x7E
    return Unicode.Scalar(UInt32.random(in: range, using: &generator)) ?? "x"
  }

  private static let hard = Array(
    """
    \u{20}\u{A0}\u{3000}\u{200B}\u{200C}\u{200D}\u{2060}\u{34F}\u{AD}\u{FE0F}\u{E0061}\u{E007F}\
    \u{300}\u{301}\u{307}\u{308}\u{323}\u{327}\u{338}\u{345}\u{37A}\u{5B0}\u{654}\u{94D}\u{3099}\
    aAiIıİeEsSßẞſﬁﬃΣσςΑαᾳᾴᾼΐΰͅǰŉÅΩKöÖ¨´½²①Ⅷ㎏ＡａカｶﾞがﷺᏣꭰᏸაᲐ가각각ㄱᅟㅤ⠀❤👨🏴
    """.unicodeScalars)

  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x370...0x3FF, 0x400...0x52F, 0x590...0x6FF,
    0x900...0xDFF, 0xE00...0xEFF, 0x10A0...0x11FF, 0x13A0...0x13FF, 0x1C80...0x1CBF,
    0x1D00...0x1FFF, 0x2000...0x214F, 0x3000...0x33FF, 0xA640...0xA7FF, 0xAB30...0xABBF,
    0xAC00...0xD7A3, 0xF900...0xFFFF, 0x10400...0x104FF, 0x11000...0x118FF, 0x16100...0x16D7F,
    0x1D000...0x1D7FF, 0x1E900...0x1E95F, 0x1F300...0x1FAFF, 0x2F800...0x2FA1F, 0xE0000...0xE01EF,
    0x0...0x10FFFF,
  ]
}

/// Steele, Lea and Flood's generator, by the constants of their paper.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
