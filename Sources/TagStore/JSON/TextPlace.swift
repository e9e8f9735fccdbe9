/// A place in text as an editor counts it: lines and columns from 1, columns in Unicode scalars.
struct TextPlace: Hashable, Sendable {
  let line: Int
  let column: Int

  /// Finds the place of a byte; LF, CR and CRLF each end a line.
  /// - Complexity: O(*n*) in the bytes before it, so it is for errors only.
  init(of index: Int, in bytes: ArraySlice<UInt8>, firstLine: Int) {
    var line = firstLine
    var column = 1
    var afterCarriageReturn = false
    for byte in bytes[bytes.startIndex..<index] {
      switch byte {
      case UInt8(ascii: "\n") where afterCarriageReturn:
        afterCarriageReturn = false
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        afterCarriageReturn = byte == UInt8(ascii: "\r")
        line += 1
        column = 1
      default:
        afterCarriageReturn = false
        if byte & 0xC0 != 0x80 { column += 1 }
      }
    }
    self.line = line
    self.column = column
  }
}
