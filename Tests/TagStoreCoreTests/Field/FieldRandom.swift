/// SplitMix64: a small generator whose numbers depend on its seed alone, so that a failure can be
/// repeated.
struct FieldRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension FieldRandom {
  /// A text of up to `limit` scalars, each of them one of the given ones.
  static func text(upTo limit: Int, of scalars: String, using generator: inout Self) -> String {
    let scalars = Array(scalars.unicodeScalars)
    var text = ""
    for _ in 0..<Int.random(in: 0...limit, using: &generator) {
      if let scalar = scalars.randomElement(using: &generator) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
