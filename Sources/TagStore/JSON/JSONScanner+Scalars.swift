extension JSONScanner {
  /// Reads a string, the quotes and escapes resolved.
  mutating func string() throws(JSONError) -> String {
    let opening = index
    guard skip("\"") else { throw fault("expected a text in quotes", at: index) }
    let start = index
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    if next == UInt8(ascii: "\"") {
      index += 1
      return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
    }
    var text = Array(bytes[start..<index])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try escape(into: &text)
      case 0x00..<0x20:
        throw fault("a control character stands unescaped in a text", at: index)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw fault("the text that begins here is never closed", at: opening)
  }

  /// Reads an escape, which begins with the backslash that comes next.
  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    let start = index
    index += 1
    let letter = next
    if letter != nil { index += 1 }
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[index - 1])
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      text.append(contentsOf: String(Character(try escapedScalar(from: start))).utf8)
    default: throw fault("this backslash begins no escape that JSON knows", at: start)
    }
  }

  /// Reads the digits after `\u`, and a second escape where the first is half a surrogate pair.
  private mutating func escapedScalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimalUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let half = "half a surrogate pair stands alone"
    guard unit < 0xDC00, skip("\\"), skip("u") else { throw fault(half, at: start) }
    let second = try hexadecimalUnit(from: start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else { throw fault(half, at: start) }
    return scalar
  }

  private mutating func hexadecimalUnit(from start: Int) throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("`\\u` needs four hexadecimal digits", at: start)
      }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }

  /// Reads a number as it is written.
  mutating func number() throws(JSONError) -> String {
    let start = index
    _ = skip("-")
    let isZero = next == UInt8(ascii: "0")
    let digits = skipDigits()
    guard digits == 1 || digits > 1 && !isZero else { throw fault("not a number", at: start) }
    if skip("."), skipDigits() == 0 { throw fault("not a number", at: start) }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      if skipDigits() == 0 { throw fault("not a number", at: start) }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }
}
