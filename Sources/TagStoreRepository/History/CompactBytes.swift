/// Bytes that are written value after value: small numbers take one byte, texts their length first.
struct CompactBytes {
  private(set) var bytes: [UInt8] = []

  mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Appends a number in groups of seven bits, the lowest first.
  mutating func append(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func append(count: Int) { append(UInt64(count)) }

  /// Appends a number that may be negative, such that both signs stay short.
  mutating func append(signed value: Int64) {
    append(UInt64(bitPattern: (value &<< 1) ^ (value >> 63)))
  }

  mutating func append(_ text: String) {
    append(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}

/// Reads what ``CompactBytes`` wrote; whatever the bytes are, it never reads beyond their end.
struct CompactReader {
  /// The bytes end in the middle of a value, or are no text.
  struct Damage: Error {}

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  mutating func byte() throws(Damage) -> UInt8 {
    guard index < bytes.count else { throw Damage() }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func number() throws(Damage) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 64 else { throw Damage() }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  /// A number of values that follow, each of which takes a byte at the least.
  mutating func count() throws(Damage) -> Int {
    let value = try number()
    guard value <= UInt64(bytes.count - index) else { throw Damage() }
    return Int(value)
  }

  mutating func signed() throws(Damage) -> Int64 {
    let value = try number()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  mutating func text() throws(Damage) -> String {
    let count = try count()
    defer { index += count }
    guard let text = String(validating: bytes[index..<index + count], as: UTF8.self) else {
      throw Damage()
    }
    return text
  }
}
