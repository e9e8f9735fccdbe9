internal import TagStoreCLI

extension ScreenEmulator {
  mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x07: break
    case 0x08: moveCursor(row: cursor.row, column: cursor.column - 1)
    case 0x09: moveCursor(row: cursor.row, column: (cursor.column / 8 + 1) * 8)
    case 0x0A:
      isWrapPending = false
      lineFeed()
    case 0x0D: moveCursor(row: cursor.row, column: 0)
    default: unknown.append("\\u{\(String(byte, radix: 16))}")
    }
  }

  mutating func perform(_ sequence: String) {
    guard sequence.hasPrefix("["), let final = sequence.last else {
      unknown.append(sequence)
      return
    }
    let body = sequence.dropFirst().dropLast()
    if body.hasPrefix("?") {
      setMode(body.dropFirst(), isOn: final == "h", sequence)
      return
    }
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    let count = max(1, first)
    switch final {
    case "A": moveCursor(row: cursor.row - count, column: cursor.column)
    case "B": moveCursor(row: cursor.row + count, column: cursor.column)
    case "C": moveCursor(row: cursor.row, column: cursor.column + count)
    case "D": moveCursor(row: cursor.row, column: cursor.column - count)
    case "G": moveCursor(row: cursor.row, column: count - 1)
    case "H": moveCursor(row: count - 1, column: max(1, numbers.dropFirst().first ?? 1) - 1)
    case "J" where first == 0: eraseBelow()
    case "J" where first == 2: for row in 0..<size.rows { erase(row: row, 0..<size.columns) }
    case "K" where first == 0: erase(row: cursor.row, cursor.column..<size.columns)
    case "m": setStyle(numbers.isEmpty ? [0] : numbers)
    default: unknown.append(sequence)
    }
  }

  private mutating func moveCursor(row: Int, column: Int) {
    isWrapPending = false
    cursor = ScreenPosition(
      row: min(max(0, row), size.rows - 1), column: min(max(0, column), size.columns - 1))
  }

  private mutating func eraseBelow() {
    erase(row: cursor.row, cursor.column..<size.columns)
    for row in cursor.row + 1..<max(cursor.row + 1, size.rows) {
      erase(row: row, 0..<size.columns)
    }
  }

  private mutating func setStyle(_ codes: [Int]) {
    for code in codes {
      switch code {
      case 0: style = []
      case 1, 2, 4, 7: style.insert(code)
      default: unknown.append("[\(code)m")
      }
    }
  }

  private mutating func setMode(_ mode: Substring, isOn: Bool, _ sequence: String) {
    switch mode {
    case "7": wrapsAtEdge = isOn
    case "25": isCursorVisible = isOn
    case "2004": bracketsPastes = isOn
    default: unknown.append(sequence)
    }
  }
}
