/// Puts UTF-8 together from bytes that arrive one by one.
struct ScalarDecoder {
  /// What a byte led to.
  enum Step: Hashable {
    /// The byte begins or continues a scalar that is not whole yet.
    case incomplete
    case scalar(Unicode.Scalar)
    /// The bytes so far are no UTF-8; this byte belongs to them.
    case invalid
    /// The bytes before this one are no UTF-8; this byte is to be looked at anew.
    case invalidBefore
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte must be: narrower after some first bytes (table 3-7 of the Unicode
  /// Standard), so that overlong forms, surrogates and values above U+10FFFF are never taken.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  var isIncomplete: Bool { missing > 0 }

  mutating func consume(_ byte: UInt8) -> Step {
    missing == 0 ? start(byte) : proceed(byte)
  }

  private mutating func start(_ byte: UInt8) -> Step {
    allowed = 0x80...0xBF
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: return expect(1, after: byte & 0x1F)
    case 0xE0...0xEF:
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
      return expect(2, after: byte & 0x0F)
    case 0xF0...0xF4:
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
      return expect(3, after: byte & 0x07)
    default: return .invalid
    }
  }

  private mutating func expect(_ count: Int, after bits: UInt8) -> Step {
    value = UInt32(bits)
    missing = count
    return .incomplete
  }

  private mutating func proceed(_ byte: UInt8) -> Step {
    guard allowed.contains(byte) else {
      missing = 0
      return .invalidBefore
    }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    if missing > 0 { return .incomplete }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .invalid
  }
}

extension ScalarDecoder {
  /// The text in the bytes without what is no UTF-8, and how many faults were left out.
  static func text(from bytes: some Sequence<UInt8>) -> (text: String, dropped: Int) {
    var decoder = ScalarDecoder()
    var text = String.UnicodeScalarView()
    var dropped = 0
    for byte in bytes {
      var step = decoder.consume(byte)
      if step == .invalidBefore {
        dropped += 1
        step = decoder.consume(byte)
      }
      switch step {
      case .scalar(let scalar): text.append(scalar)
      case .invalid: dropped += 1
      case .incomplete, .invalidBefore: break
      }
    }
    return (String(text), decoder.isIncomplete ? dropped + 1 : dropped)
  }
}
