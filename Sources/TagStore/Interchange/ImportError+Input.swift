extension ImportError {
  /// How to get from UTF-16 to UTF-8.
  static let conversion = "convert it to UTF-8, for example with `iconv -f UTF-16 -t UTF-8`"

  /// The error for an input without a single record or header.
  static let emptyInput = ImportError("the input is empty", endsInput: true)

  /// The error for JSON whose first byte that is not blank opens an array, as soon as that is known.
  static func array(in bytes: [UInt8]) -> ImportError? {
    var scanner = JSONScanner(bytes.prefix(InterchangeFormat.detectionLimit))
    scanner.skipBlanks()
    guard scanner.next == UInt8(ascii: "[") else { return nil }
    let place = TextPlace(of: scanner.index, in: scanner.bytes, firstLine: 1)
    return ImportError(
      "the input is one JSON array, not one object a line",
      advice: "write each object on a line of its own, for example with `jq -c '.[]'`",
      line: place.line, column: place.column, endsInput: true)
  }

  /// The same error as one after which nothing can be read.
  var endingInput: ImportError {
    ImportError(message, advice: advice, line: line, column: column, endsInput: true)
  }

  /// The error for an input that begins like UTF-16 or UTF-32, if it does.
  ///
  /// It does with a byte-order mark, or with a NUL among the first two bytes, as an ASCII
  /// character has it in either order.
  static func wideEncoding(of bytes: [UInt8]) -> ImportError? {
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard isMarked || bytes.prefix(2).contains(0) else { return nil }
    return ImportError(
      "the input looks like UTF-16, not UTF-8", advice: conversion, line: 1, column: 1,
      endsInput: true)
  }
}
