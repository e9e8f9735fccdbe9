extension TableSyntax {
  private static let backslash = UInt8(ascii: "\\")
  private static let tab = UInt8(ascii: "\t")

  /// Cuts a row at tabs and checks its escapes.
  static func cutTSV(_ row: RawRecord, into cells: inout [Cell]) throws(ImportError) {
    var start = row.bytes.startIndex
    var index = start
    var isEscaped = false
    while index < row.bytes.endIndex {
      let byte = row.bytes[index]
      if byte == tab {
        cells.append(Cell(range: start..<index, isEscaped: isEscaped))
        start = index + 1
        isEscaped = false
      } else if byte == backslash {
        guard index + 1 < row.bytes.endIndex, unescaped(row.bytes[index + 1]) != nil else {
          throw row.error(
            #"this backslash begins no escape; only \t, \n, \r and \\ do"#,
            advice: #"write \\ for a backslash"#, at: index)
        }
        isEscaped = true
        index += 1
      }
      index += 1
    }
    cells.append(Cell(range: start..<index, isEscaped: isEscaped))
  }

  private static func unescaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "t"): tab
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case backslash: backslash
    default: nil
    }
  }

  static func unescapedTSV(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == backslash, let byte = unescaped(bytes[index + 1]) {
        plain.append(byte)
        index += 2
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    return plain
  }

  static func appendTSV(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case tab: bytes.append(contentsOf: #"\t"#.utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: #"\r"#.utf8)
      case backslash: bytes.append(contentsOf: #"\\"#.utf8)
      default: bytes.append(byte)
      }
    }
  }
}
