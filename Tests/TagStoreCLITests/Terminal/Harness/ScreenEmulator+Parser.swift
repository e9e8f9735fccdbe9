extension ScreenEmulator {
  /// Takes the bytes apart.
  struct Parser {
    enum Step {
      case nothing
      case scalar(Unicode.Scalar)
      case control(UInt8)
      /// What follows ESC, such as `[2J`.
      case sequence(String)
    }

    private var scalarBytes: [UInt8] = []
    private var sequence: [UInt8]?

    mutating func consume(_ byte: UInt8) -> Step {
      if var open = sequence {
        open.append(byte)
        sequence = Self.isWhole(open) ? nil : open
        return sequence == nil ? .sequence(String(decoding: open, as: UTF8.self)) : .nothing
      }
      if byte == 0x1B {
        sequence = []
        return .nothing
      }
      if byte < 0x20 || byte == 0x7F { return .control(byte) }
      scalarBytes.append(byte)
      guard let text = String(validating: scalarBytes, as: UTF8.self) else {
        if scalarBytes.count < 4 { return .nothing }
        scalarBytes = []
        return .scalar("\u{FFFD}")
      }
      scalarBytes = []
      return text.unicodeScalars.first.map { .scalar($0) } ?? .nothing
    }

    private static func isWhole(_ sequence: [UInt8]) -> Bool {
      switch sequence[0] {
      case 0x5B: sequence.count > 1 && 0x40...0x7E ~= sequence[sequence.count - 1]
      case 0x5D: sequence.last == 0x07 || sequence.suffix(2) == [0x1B, 0x5C]
      default: true
      }
    }
  }
}
