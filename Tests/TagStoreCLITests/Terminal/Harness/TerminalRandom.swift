/// SplitMix64: numbers that depend on the seed alone, so that a failure can be repeated.
struct TerminalRandom: RandomNumberGenerator {
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

  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

extension TerminalRandom {
  /// Bytes that are likely to be in the middle of a sequence.
  mutating func inputBytes(count: Int) -> [UInt8] {
    let likely = Array("\u{1B}\u{1B}\u{1B}[[O]P;:0123456789~uABMm$ \\\r\n\u{7}é日".utf8)
    let paste = ["\u{1B}[200~", "\u{1B}[201~"]
    var bytes: [UInt8] = []
    while bytes.count < count {
      switch number(in: 0...19) {
      case 0: bytes += Array(paste[number(in: 0...1)].utf8)
      case 1...3: bytes.append(UInt8.random(in: 0...255, using: &self))
      default: bytes.append(likely[number(in: 0...likely.count - 1)])
      }
    }
    return bytes
  }
}
