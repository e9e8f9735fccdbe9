/// The part of a text around its caret that a field of some columns shows.
///
/// Where text is hidden, `…` stands at that side. The part moves by half a field at a time, so that
/// it stays put while the caret moves inside it, and depends on the text and the caret alone.
package struct CaretWindow: Hashable, Sendable {
  /// What is to be seen; at most as many columns as the field has.
  package let line: ScreenLine
  /// The caret's column in the field, which may be the one after the text.
  package let caretColumn: Int

  /// The part of a text that a field shows.
  ///
  /// - Parameters:
  ///   - text: the whole text.
  ///   - caret: where in the text the caret stands, between two characters.
  ///   - columns: the field's width; a field of less than one column has one.
  ///   - style: how the text stands out.
  ///   - selection: what is shown in reverse.
  package init(
    _ text: String, caret: String.Index, columns: Int, _ style: CellStyle = [],
    selection: Range<String.Index>? = nil
  ) {
    let columns = max(1, columns)
    var whole = ScreenLine()
    whole.append(text, style, marking: selection.map { [$0] } ?? [], with: .reverse)
    let place = ScreenLine(String(text[..<caret])).columns
    // At the end the caret needs a column of its own.
    let length = max(whole.columns, place + 1)
    let step = max(1, columns / 2)
    let isWithin = length <= columns || place < columns - 1
    let start = isWithin ? 0 : min(place, ((place - columns + 1) / step + 1) * step)
    var visible = whole.part(start..<start + columns)
    let isMarked = columns > 2
    if isMarked, start > 0 { visible = Self.marked(visible, at: .first) }
    if isMarked, whole.columns > start + columns { visible = Self.marked(visible, at: .last) }
    line = visible
    caretColumn = place - start
  }

  private enum Side { case first, last }

  private static func marked(_ line: ScreenLine, at side: Side) -> ScreenLine {
    let end = line.columns
    let style = line.cells.first?.style ?? []
    var marked = side == .first ? ScreenLine("…", style) : line.part(0..<end - 1)
    if side == .first { marked.append(line.part(1..<end)) } else { marked.append("…", style) }
    return marked
  }
}
