package import TagStore

/// What a tag field looks like on a terminal: a title, chips around the text, suggestions, keys.
package struct FieldScreen: Hashable, Sendable {
  /// What stands above the field, such as the item.
  package var title: String
  /// Where the item stands among several, such as `2 of 5`.
  package var position: String?
  /// The state of the field.
  package var field: FieldState
  /// What the last key led to, if there is something to say.
  package var message: String?

  /// What is to be seen of a field.
  package struct FieldState: Hashable, Sendable {
    package var chips: [Tag]
    package var highlightedChip: Tag?
    package var flashedChip: Tag?
    package var insertionIndex: Int
    package var text: String
    package var caret: String.Index
    package var selection: Range<String.Index>
    package var countLabel: String
    package var suggestions: [Suggestion]
    package var highlightedSuggestion: Tag?

    /// The visible state of a field.
    package init(_ field: TagField, suggestions: [Suggestion] = [], flashedChip: Tag? = nil) {
      chips = field.chips
      highlightedChip = field.highlightedChip
      self.flashedChip = flashedChip
      insertionIndex = field.insertionIndex
      text = field.text
      let start = text.utf8.startIndex
      let text = text
      func index(_ offset: Int) -> String.Index { text.utf8.index(start, offsetBy: offset) }
      caret = index(field.caret)
      selection = index(field.selection.lowerBound)..<index(field.selection.upperBound)
      countLabel = field.countLabel
      self.suggestions = suggestions
      highlightedSuggestion = field.highlightedSuggestion
    }
  }

  package init(
    title: String, position: String? = nil, field: FieldState, message: String? = nil
  ) {
    self.title = title
    self.position = position
    self.field = field
    self.message = message
  }

  /// The lines for a window of some size; what matters most stays where there is little room.
  package func frame(in size: ScreenSize) -> ScreenFrame {
    let (rows, columns) = (size.rows, size.columns)
    let foot = footer(in: columns).suffix(max(0, min(2, rows - 2)))
    let head = rows > 3 ? [titleLine(in: columns)] : []
    let room = max(1, rows - head.count - foot.count)
    let offered = min(field.suggestions.count, room / 2)
    let chips = chipLines(in: columns, atMost: room - offered)
    let list = suggestionLines(in: columns, atMost: room - chips.lines.count)
    return ScreenFrame(
      head + chips.lines + list + foot,
      cursor: ScreenPosition(row: head.count + chips.cursor.row, column: chips.cursor.column))
  }

  private func titleLine(in columns: Int) -> ScreenLine {
    let labels = [field.countLabel, position].compactMap(\.self).joined(separator: " · ")
    let label = ScreenLine("  " + labels, .dim)
    var line = ScreenLine(title, .bold).cut(to: max(1, columns - label.columns))
    line.append(label)
    return line.cut(to: columns)
  }

  private func footer(in columns: Int) -> [ScreenLine] {
    let texts = [
      "Enter adds, saves when empty · Tab takes the best · ↑↓ choose · Esc Esc leaves",
      "Tab take · ^S save · ^C quit",
      "^S save · ^C quit",
    ]
    let keys = texts.first { ScreenLine($0).columns <= columns } ?? ""
    let lines = message.map { [ScreenLine($0, .bold).cut(to: columns)] } ?? []
    return lines + [ScreenLine(keys, .dim)]
  }
}
