internal import TagStore

extension TagPicker {
  /// How the tags flow into lines.
  private func flow(in columns: Int) -> (pieces: [ScreenLine], flow: CellFlow) {
    let counts = choices.map(\.count)
    let pieces = tags.enumerated().map { index, tag in
      let isChosen = index < chosen.count
      let end = isChosen ? "]" : " \(counts[index - chosen.count])]"
      var style: CellStyle = isChosen ? .bold : []
      if index == place { style.insert(.reverse) }
      var piece = ScreenLine(index == place ? "›" : " ")
      piece.append(isChosen ? "[✓ " : "[", style)
      var name = ScreenLine()
      name.append(tag.name, style)
      piece.append(name.cut(to: max(1, columns - piece.columns - end.utf8.count)))
      piece.append(end, style)
      return piece
    }
    return (
      pieces, CellFlow(pieces.map(\.columns), in: columns, spacing: 0, fieldMinimum: 0)
    )
  }

  /// The place of the tag nearest to the highlight, some lines below it or, negative, above it.
  package func place(_ lines: Int, linesBelowIn columns: Int) -> Int {
    let places = flow(in: columns).flow.places
    guard places.indices.contains(place) else { return place }
    let start = places[place]
    let nearest = places.indices.filter { places[$0].row == start.row + lines }.min {
      abs(places[$0].column - start.column) < abs(places[$1].column - start.column)
    }
    return nearest ?? place
  }

  /// The text that narrows, the tags, and the items that are left.
  package func frame(in size: ScreenSize) -> ScreenFrame {
    var lines = [ScreenLine("> ", .dim)]
    let window = CaretWindow(text, caret: text.endIndex, columns: size.columns - 2)
    lines[0].append(window.line)
    let cursor = ScreenPosition(row: 0, column: 2 + window.caretColumn)

    let room = max(2, size.rows - 3)
    let tagLines = tagLines(in: size.columns, atMost: max(1, room * 2 / 3))
    lines += tagLines
    let label = CountedNoun.text(answer.count, "item")
    lines.append(ScreenLine(label, .bold).cut(to: size.columns))
    for item in answer.items.prefix(max(0, room - tagLines.count)) {
      lines.append(ScreenLine("  " + item).cut(to: size.columns))
    }
    lines.append(keys(in: size.columns))
    return ScreenFrame(lines, cursor: cursor)
  }

  private func tagLines(in columns: Int, atMost limit: Int) -> [ScreenLine] {
    let (pieces, flow) = flow(in: columns)
    if pieces.isEmpty { return [ScreenLine("no tag narrows this further", .dim).cut(to: columns)] }
    var lines: [ScreenLine] = []
    for (piece, place) in zip(pieces, flow.places) {
      if place.row == lines.count { lines.append(ScreenLine()) }
      lines[place.row].pad(to: place.column)
      lines[place.row].append(piece)
    }
    let row = flow.places.indices.contains(place) ? flow.places[place].row : 0
    let first = max(0, min(row - limit / 2, lines.count - limit))
    return Array(lines[first...].prefix(limit))
  }

  private func keys(in columns: Int) -> ScreenLine {
    let texts = [
      "Space chooses · arrows move · typing narrows · Enter prints · Escape leaves",
      "Space picks · Enter prints",
    ]
    let fitting = texts.first { ScreenLine($0).columns <= columns }
    return ScreenLine(fitting ?? texts[1], .dim).cut(to: columns)
  }
}
