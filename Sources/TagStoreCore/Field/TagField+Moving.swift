extension TagField {
  mutating func select(_ range: Range<Int>) -> [Effect] {
    let before = selection
    let marker = hostText.utf8.count - text.utf8.count
    let range = range.clamped(to: 0..<hostText.utf8.count)
    entry.select(anchor: range.lowerBound - marker, caret: range.upperBound - marker)
    if selection != before { highlightedChip = nil }
    return []
  }

  mutating func move(
    _ direction: Direction, _ distance: Distance, _ isExtending: Bool
  ) -> [Effect] {
    if isComposing { return [] }
    if let chip = highlightedChip {
      leave(chip, direction, isExtending)
    } else if isExtending {
      extend(direction, distance)
    } else if !selection.isEmpty, distance == .character {
      let place = direction == .backward ? selection.lowerBound : selection.upperBound
      entry.select(anchor: place, caret: place)
    } else {
      let place = text.offset(from: caret, direction, over: distance)
      let isAtEdge = place == caret && selection.isEmpty
      entry.select(anchor: place, caret: place)
      if isAtEdge { passChips(direction, distance) }
    }
    return []
  }

  mutating func moveInsertionPoint(to index: Int) -> [Effect] {
    if !isComposing { entry.insertionIndex = min(max(index, 0), chips.count) }
    return []
  }

  private mutating func passChips(_ direction: Direction, _ distance: Distance) {
    switch (direction, distance) {
    case (.backward, .text): entry.insertionIndex = 0
    case (.forward, .text): entry.insertionIndex = chips.count
    case (.backward, _): entry.insertionIndex = max(insertionIndex - 1, 0)
    case (.forward, _): entry.insertionIndex = min(insertionIndex + 1, chips.count)
    }
  }

  private mutating func extend(_ direction: Direction, _ distance: Distance) {
    let place = text.offset(from: caret, direction, over: distance)
    if place == caret, selection.isEmpty { highlightedChip = chip(beside: direction) }
    entry.select(anchor: entry.anchor, caret: place)
  }

  private mutating func leave(_ chip: Tag, _ direction: Direction, _ isExtending: Bool) {
    guard let index = chips.firstIndex(of: chip) else { return }
    if !isExtending {
      highlightedChip = nil
      entry.insertionIndex = direction == .backward ? index : index + 1
      return
    }
    let next = direction == .backward ? index - 1 : index + 1
    // Between the chips on either side of the text there is the text.
    let passesText = insertionIndex == max(index, next)
    if chips.indices.contains(next) || passesText {
      highlightedChip = passesText ? nil : chips[next]
    }
  }
}
