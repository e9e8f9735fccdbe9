internal import TagStoreCLI

/// What a frame must look like in a window: a plain reckoning that knows nothing of changes.
struct FramePicture {
  private var rows: [[ScreenEmulator.Cell]] = []
  private let cursor: ScreenPosition?

  init(_ frame: ScreenFrame, size: ScreenSize, isStyled: Bool) {
    let cursorRow = frame.cursor?.row ?? 0
    let count = max(frame.lines.count, frame.cursor.map { $0.row + 1 } ?? 0)
    let skipped = count <= size.rows ? 0 : max(0, cursorRow - size.rows + 1)
    for row in skipped..<max(skipped, min(count, skipped + size.rows)) {
      let line = row < frame.lines.count ? frame.lines[row].cells : []
      rows.append(Self.cells(line, columns: size.columns, isStyled: isStyled))
    }
    // Empty lines at the end need no room.
    while let last = rows.last, last.allSatisfy({ $0 == ScreenEmulator.Cell() }) {
      rows.removeLast()
    }
    cursor = frame.cursor.map {
      ScreenPosition(row: $0.row - skipped, column: min($0.column, size.columns - 1))
    }
  }

  private static func cells(
    _ line: [ScreenCell], columns: Int, isStyled: Bool
  ) -> [ScreenEmulator.Cell] {
    var cells: [ScreenEmulator.Cell] = []
    for (column, cell) in line.enumerated() where column < columns && !cell.text.isEmpty {
      let width = 1 + line[(column + 1)...].prefix { $0.text.isEmpty }.count
      if column + width > columns { break }
      let visible = String(
        String.UnicodeScalarView(cell.text.unicodeScalars.filter { $0 != "\u{200E}" }))
      let style = isStyled ? Self.codes(of: cell.style) : []
      cells.append(ScreenEmulator.Cell(text: visible, style: style))
      for _ in 1..<width { cells.append(ScreenEmulator.Cell(text: "", style: style)) }
    }
    while cells.count < columns { cells.append(ScreenEmulator.Cell()) }
    return cells
  }

  private static func codes(of style: CellStyle) -> Set<Int> {
    var codes: Set<Int> = []
    if style.contains(.bold) { codes.insert(1) }
    if style.contains(.dim) { codes.insert(2) }
    if style.contains(.underline) { codes.insert(4) }
    if style.contains(.reverse) { codes.insert(7) }
    return codes
  }

  /// What is different on a screen, where the place of the cursor tells where the frame begins.
  func differences(in emulator: ScreenEmulator) -> [String] {
    guard emulator.isCursorVisible == (cursor != nil) else { return ["cursor visible or not"] }
    guard let cursor else { return differencesWithoutCursor(in: emulator) }
    if emulator.cursor.column != cursor.column { return ["cursor at \(emulator.cursor)"] }
    return differences(in: emulator, fromRow: emulator.cursor.row - cursor.row)
  }

  private func differencesWithoutCursor(in emulator: ScreenEmulator) -> [String] {
    // Somewhere the whole frame must be.
    let all = (0...max(0, emulator.size.rows - rows.count)).map {
      differences(in: emulator, fromRow: $0)
    }
    return all.contains([]) ? [] : all[0]
  }

  private func differences(in emulator: ScreenEmulator, fromRow first: Int) -> [String] {
    guard first >= 0, first + rows.count <= emulator.size.rows else { return ["place \(first)"] }
    var result: [String] = []
    for row in first..<emulator.size.rows {
      let expected =
        row - first < rows.count ? rows[row - first] : emulator.blankRow.cells
      let actual = emulator.rows[row].cells
      if actual != expected {
        result.append("row \(row): \(actual.map(\.text)) instead of \(expected.map(\.text))")
      }
    }
    return result
  }
}
