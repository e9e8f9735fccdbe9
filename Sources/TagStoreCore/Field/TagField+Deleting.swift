extension TagField {
  mutating func delete(
    _ direction: Direction, _ distance: Distance, _ isRepeat: Bool
  ) -> [Effect] {
    if let chip = highlightedChip { return isRepeat ? [] : remove(chip) }
    guard text.isEmpty else {
      guard entry.delete(direction, over: distance), !isComposing else { return [] }
      // Without the quote that was deleted, a separator may count that waited before.
      return commit(.closedPieces)
    }
    // A key held down, or one that clears a whole text, is not meant for the chips.
    if isRepeat || distance == .text { return [] }
    guard let chip = chip(beside: direction) else { return [] }
    switch configuration.backspace {
    case .removes: return remove(chip)
    case .edits: return open(chip, caretAt: direction)
    case .highlightsThenRemoves:
      highlightedChip = chip
      return []
    }
  }

  mutating func deleteMarker() -> [Effect] {
    // The host's caret was before the marker, whatever it last said.
    if !isComposing { entry.select(anchor: 0, caret: 0) }
    return isComposing ? [] : delete(.forward, .character, false)
  }

  mutating func remove(_ tag: Tag) -> [Effect] {
    guard let index = chips.firstIndex(of: tag) else { return [] }
    let removal = ChipChange.removed([chips[index]], at: index)
    change(removal)
    return removal.effects
  }

  /// The chip next to the text on one side.
  func chip(beside direction: Direction) -> Tag? {
    let index = direction == .backward ? insertionIndex - 1 : insertionIndex
    return chips.indices.contains(index) ? chips[index] : nil
  }
}
