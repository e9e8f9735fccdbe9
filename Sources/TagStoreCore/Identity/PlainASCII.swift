/// What there is to know about a text that needs no tidying: printable ASCII with single spaces
/// between words.
///
/// Such a text is its own name, and its key differs in the case of its letters alone.
struct PlainASCII {
  /// The length, in bytes and so in scalars.
  let length: Int
  /// Whether the text has one of `A` to `Z`.
  let hasCapitals: Bool

  /// Looks a text over; `nil` when it is empty or anything but plain.
  init?(_ text: String) {
    let bytes = text.utf8
    // A bridged string on Apple's systems has no contiguous storage.
    let plain =
      bytes.withContiguousStorageIfAvailable(Self.scanned) ?? Self.scanned(bytes)
    guard let plain else { return nil }
    self = plain
  }

  private init(length: Int, hasCapitals: Bool) {
    self.length = length
    self.hasCapitals = hasCapitals
  }

  @inline(__always)
  private static func scanned(_ bytes: some Sequence<UInt8>) -> PlainASCII? {
    var length = 0
    var hasCapitals = false
    var previous = UInt8(ascii: " ")
    for byte in bytes {
      guard byte &- 0x20 < 0x5F else { return nil }
      if byte == UInt8(ascii: " "), previous == byte { return nil }
      if byte.isASCIICapital { hasCapitals = true }
      previous = byte
      length += 1
    }
    if previous == UInt8(ascii: " ") { return nil }
    return PlainASCII(length: length, hasCapitals: hasCapitals)
  }

  /// The text with `A` to `Z` made `a` to `z`; the same storage when there are none.
  func lowercased(_ text: String) -> String {
    guard hasCapitals else { return text }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var count = 0
      for byte in text.utf8 {
        buffer[count] = byte.isASCIICapital ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
  }
}

extension UInt8 {
  fileprivate var isASCIICapital: Bool { self &- UInt8(ascii: "A") < 26 }
}
