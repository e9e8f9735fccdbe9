/// Reads JSON (RFC 8259) strictly, one construct at a time, from bytes that are well-formed UTF-8.
///
/// Duplicate keys, half surrogates and more than ``maximumDepth`` levels are refused, because
/// programs disagree on what they mean.
struct JSONScanner {
  /// The greatest number of arrays and objects inside one another.
  static let maximumDepth = 64

  let bytes: ArraySlice<UInt8>
  let firstLine: Int
  var index: Int
  private var depth = 0

  /// Makes a scanner.
  /// - Parameter firstLine: The number of the line on which the bytes begin, for errors.
  init(_ bytes: ArraySlice<UInt8>, firstLine: Int = 1) {
    self.bytes = bytes
    self.firstLine = firstLine
    self.index = bytes.startIndex
  }

  /// The byte that comes next, or nil at the end.
  var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  func fault(_ message: String, at index: Int) -> JSONError {
    let place = TextPlace(of: index, in: bytes, firstLine: firstLine)
    return JSONError(message: message, line: place.line, column: place.column)
  }

  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  /// Passes over one byte when it is the next one.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Passes over blanks up to the end, where nothing else may stand.
  mutating func end() throws(JSONError) {
    skipBlanks()
    if next != nil { throw fault("something follows the end of the value", at: index) }
  }

  /// Reads an array; the body reads each element, which the scanner has moved to.
  mutating func array(
    _ element: (inout JSONScanner) throws(JSONError) -> Void
  ) throws(JSONError) {
    try enter("[")
    skipBlanks()
    if !skip("]") {
      repeat {
        skipBlanks()
        try element(&self)
        skipBlanks()
      } while skip(",")
      guard skip("]") else { throw fault("expected `,` or `]`", at: index) }
    }
    depth -= 1
  }

  /// Reads an object; the body is given each key and reads its value, which is what comes next.
  mutating func object(
    _ member: (inout JSONScanner, String) throws(JSONError) -> Void
  ) throws(JSONError) {
    try enter("{")
    skipBlanks()
    if !skip("}") {
      // By bytes: two keys may be canonically equivalent and yet differ.
      var keys: Set<[UInt8]> = []
      repeat {
        skipBlanks()
        let start = index
        guard next == UInt8(ascii: "\"") else { throw fault("expected a key in quotes", at: index) }
        let key = try string()
        guard keys.insert(Array(key.utf8)).inserted else {
          throw fault("the key \(JSONValue.string(key).text) occurs twice", at: start)
        }
        skipBlanks()
        guard skip(":") else { throw fault("expected `:`", at: index) }
        skipBlanks()
        try member(&self, key)
        skipBlanks()
      } while skip(",")
      guard skip("}") else { throw fault("expected `,` or `}`", at: index) }
    }
    depth -= 1
  }

  private mutating func enter(_ bracket: Unicode.Scalar) throws(JSONError) {
    guard skip(bracket) else { throw fault("expected `\(bracket)`", at: index) }
    depth += 1
    if depth > Self.maximumDepth {
      throw fault("more than \(Self.maximumDepth) levels inside one another", at: index - 1)
    }
  }
}
