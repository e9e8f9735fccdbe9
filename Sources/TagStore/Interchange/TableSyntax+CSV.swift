extension TableSyntax {
  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")

  /// Cuts a row at commas outside quotes; a quote that does not begin its cell is ordinary.
  static func cutCSV(_ row: RawRecord, into cells: inout [Cell]) throws(ImportError) {
    var index = row.bytes.startIndex
    while true {
      let isQuoted = index < row.bytes.endIndex && row.bytes[index] == quote
      cells.append(isQuoted ? try quotedCell(row, at: &index) : plainCell(row, at: &index))
      if index == row.bytes.endIndex { return }
      index += 1
    }
  }

  private static func plainCell(_ row: RawRecord, at index: inout Int) -> Cell {
    let start = index
    while index < row.bytes.endIndex, row.bytes[index] != comma { index += 1 }
    return Cell(range: start..<index, isEscaped: false)
  }

  private static func quotedCell(
    _ row: RawRecord, at index: inout Int
  ) throws(ImportError) -> Cell {
    let opening = index
    var isEscaped = false
    index += 1
    while index < row.bytes.endIndex {
      let byte = row.bytes[index]
      index += 1
      if byte != quote { continue }
      if index == row.bytes.endIndex || row.bytes[index] == comma {
        return Cell(range: (opening + 1)..<(index - 1), isEscaped: isEscaped)
      }
      guard row.bytes[index] == quote else {
        throw row.error(
          "text follows the quote that closes a cell",
          advice: "inside a quoted cell, write a quote twice", at: index)
      }
      isEscaped = true
      index += 1
    }
    throw row.error(
      "the quoted cell that begins here is never closed",
      advice: "put the whole cell in quotes and write each quote in it twice", at: opening)
  }

  static func unescapedCSV(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      plain.append(bytes[index])
      index += bytes[index] == quote ? 2 : 1
    }
    return plain
  }

  /// Quotes what RFC 4180 asks for, and outer blanks, which some programs would trim.
  static func appendCSV(_ text: String, to bytes: inout [UInt8]) {
    guard
      isBlank(text.utf8.first) || isBlank(text.utf8.last) || text.utf8.contains(where: isSpecial)
    else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  private static func isBlank(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == quote || byte == comma || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
