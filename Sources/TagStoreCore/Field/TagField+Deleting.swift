extension TagField {
  mutating func deleteBackward() -> [Effect] {
    guard entry.text.isEmpty else {
      highlightedChip = nil
      setText(String(entry.text.dropLast()), isComposing: entry.isComposing)
      return [.textChanged(to: entry.text)]
    }
    guard let last = chips.last else { return [] }
    switch configuration.backspace {
    case .removes:
      return remove(last)
    case .edits:
      let effects = remove(last)
      setText(configuration.splitter.joined([last.name]))
      return effects + [.textChanged(to: entry.text)]
    case .highlightsThenRemoves:
      if let chip = highlightedChip { return remove(chip) }
      highlightedChip = last
      return []
    }
  }

  mutating func deleteForward() -> [Effect] {
    let effects = highlightedChip.map { remove($0) } ?? []
    let restoresMarker = configuration.usesHiddenMarker && !entry.isComposing
    return restoresMarker ? effects + [.textChanged(to: entry.text)] : effects
  }

  mutating func remove(_ tag: Tag) -> [Effect] {
    highlightedChip = nil
    guard let index = chips.firstIndex(of: tag) else { return [] }
    return [.removed(chips.remove(at: index), at: index)]
  }

  mutating func toggle(_ tag: Tag) -> [Effect] {
    chips.contains(tag) ? remove(tag) : add(tag)
  }
}
