/// Checks bytes against the table of well-formed UTF-8 sequences (Unicode Standard, table 3-7).
enum WellFormedUTF8 {
  /// The index of the first byte at which no well-formed sequence begins, or nil when all is well.
  static func firstFault(in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      guard let length = sequenceLength(in: bytes, at: index) else { return index }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence of two to four bytes that begins here, if one does.
  private static func sequenceLength(in bytes: ArraySlice<UInt8>, at index: Int) -> Int? {
    let lead = bytes[index]
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    // The second byte is narrower after four leads: no overlong form, no surrogate, no scalar
    // above U+10FFFF.
    let second: ClosedRange<UInt8> =
      switch lead {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    guard bytes.endIndex - index >= length, second.contains(bytes[index + 1]) else { return nil }
    for byte in bytes[(index + 2)..<(index + length)] where byte & 0xC0 != 0x80 { return nil }
    return length
  }
}
