/// The bytes of one record, without its line end.
struct RawRecord {
  let bytes: ArraySlice<UInt8>
  /// The line on which it begins, from 1.
  let line: Int

  /// Whether it holds nothing but spaces and tabs.
  var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// An error about the byte at an index.
  func error(_ message: String, advice: String? = nil, at index: Int) -> ImportError {
    let place = TextPlace(of: index, in: bytes, firstLine: line)
    return ImportError(message, advice: advice, line: place.line, column: place.column)
  }

  /// Refuses bytes that are not UTF-8 text, so that readers can decode any part of it.
  func checkEncoding() throws(ImportError) {
    if let fault = WellFormedUTF8.firstFault(in: bytes) {
      throw error(
        "invalid UTF-8", advice: "convert the input to UTF-8, for example with iconv", at: fault)
    }
    if let fault = bytes.firstIndex(of: 0) {
      throw error(
        "the input holds a NUL byte", advice: "if it is UTF-16, \(ImportError.conversion)",
        at: fault)
    }
  }
}

/// Reads the records of one format.
protocol RecordReader {
  /// Whether the next record decides how all others are read, so that none is read if it is bad.
  var awaitsHeader: Bool { get }

  /// Reads a record whose encoding has been checked; nil when it says nothing, as a header does.
  mutating func read(_ record: RawRecord) throws(ImportError) -> ImportRecord?
}
