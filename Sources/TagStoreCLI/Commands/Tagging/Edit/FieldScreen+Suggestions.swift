internal import TagStore

extension FieldScreen {
  /// The suggestions with the letters that match marked, and with their uses.
  func suggestionLines(in columns: Int, atMost limit: Int) -> [ScreenLine] {
    let suggestions = field.suggestions
    let highlighted = suggestions.firstIndex { $0.tag == field.highlightedSuggestion }
    let start = max(0, min((highlighted ?? 0) - limit / 2, suggestions.count - limit))
    let shown = suggestions[start...].prefix(limit)
    let counts = shown.map { String($0.uses) }
    let countColumns = counts.map(\.utf8.count).max() ?? 0
    let names = shown.map { name(of: $0).cut(to: max(1, columns - countColumns - 4)) }
    let nameColumns = names.map(\.columns).max() ?? 0
    return shown.indices.map { index in
      let (name, count) = (names[index - start], counts[index - start])
      let isHighlighted = index == highlighted
      var line = ScreenLine(isHighlighted ? "› " : "  ", isHighlighted ? .reverse : [])
      line.append(name)
      line.pad(to: nameColumns + 4 + countColumns - count.utf8.count)
      line.append(count, .dim)
      return line.cut(to: columns)
    }
  }

  private func name(of suggestion: Suggestion) -> ScreenLine {
    let style: CellStyle = suggestion.tag == field.highlightedSuggestion ? .reverse : []
    guard let alias = suggestion.alias else {
      var line = ScreenLine()
      line.append(suggestion.tag.name, style, marking: suggestion.matchedRanges)
      return line
    }
    var line = ScreenLine()
    line.append(alias, style, marking: suggestion.matchedRanges)
    line.append(" → ", style)
    line.append(suggestion.tag.name, style)
    return line
  }
}
