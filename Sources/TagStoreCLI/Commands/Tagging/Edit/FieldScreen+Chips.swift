internal import TagStore

extension FieldScreen {
  /// The text needs at least so many columns, or it moves to the next line.
  private static let textMinimum = 12

  /// The chips in a flow with the text among them, and where the cursor stands.
  func chipLines(
    in columns: Int, atMost limit: Int
  ) -> (lines: [ScreenLine], cursor: ScreenPosition) {
    let index = field.insertionIndex
    let before = field.chips[..<index].map { piece($0, in: columns) }
    let after = field.chips[index...].map { piece($0, in: columns) }
    let length = ScreenLine(field.text).columns + 1
    // Alone after the chips, the text has the rest of its line.
    let minimum = after.isEmpty ? max(length, Self.textMinimum) : length
    let widths = before.map(\.columns) + [min(minimum + 1, columns)] + after.map(\.columns)
    let flow = CellFlow(widths, in: columns, spacing: 0, fieldMinimum: 0)
    let place = flow.places[index]
    let width = after.isEmpty ? columns - place.column : widths[index]
    let window = CaretWindow(
      field.text, caret: field.caret, columns: width - 1, selection: field.selection)
    var text = ScreenLine(" ")
    text.append(window.line)

    var lines: [ScreenLine] = []
    for (piece, place) in zip(before + [text] + after, flow.places) {
      if place.row == lines.count { lines.append(ScreenLine()) }
      lines[place.row].pad(to: place.column)
      lines[place.row].append(piece)
    }
    let shown = shownRows(of: lines.count, flow, atMost: limit)
    return (
      Array(lines[shown]),
      ScreenPosition(
        row: place.row - shown.lowerBound, column: place.column + 1 + window.caretColumn)
    )
  }

  private func piece(_ tag: Tag, in columns: Int) -> ScreenLine {
    let isHighlighted = tag == field.highlightedChip
    let isFlashed = tag == field.flashedChip
    let style: CellStyle = isHighlighted ? .reverse : isFlashed ? .bold : []
    var piece = ScreenLine(isHighlighted ? "›" : isFlashed ? "!" : " ")
    piece.append("[", style)
    piece.append(ScreenLine(tag.name, style).cut(to: max(1, columns - 3)))
    piece.append("]", style)
    return piece
  }

  /// The rows around the text, or around the chip that is highlighted.
  private func shownRows(of count: Int, _ flow: CellFlow, atMost limit: Int) -> Range<Int> {
    var piece = field.insertionIndex
    if let chip = field.highlightedChip, let index = field.chips.firstIndex(of: chip) {
      piece = index < piece ? index : index + 1
    }
    let start = max(0, min(flow.places[piece].row - limit / 2, count - limit))
    return start..<min(count, start + limit)
  }
}
