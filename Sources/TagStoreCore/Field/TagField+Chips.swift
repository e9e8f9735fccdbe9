extension TagField {
  mutating func highlight(_ tag: Tag) -> [Effect] {
    if !isComposing { highlightedChip = chips.first { $0 == tag } }
    return []
  }

  mutating func toggle(_ tag: Tag) -> [Effect] {
    chips.contains(tag) ? remove(tag) : add(tag)
  }

  mutating func move(_ tag: Tag, to index: Int) -> [Effect] {
    guard let source = chips.firstIndex(of: tag) else { return [] }
    let target = min(max(index, 0), chips.count - 1)
    if source == target { return [] }
    let move = ChipChange.moved(chips[source], from: source, to: target)
    change(move)
    return move.effects
  }

  mutating func moveHighlightedChip(by step: Int) -> [Effect] {
    guard let tag = highlightedChip, let source = chips.firstIndex(of: tag) else { return [] }
    let step = min(max(step, -chips.count), chips.count)
    return move(tag, to: source + step)
  }

  mutating func replaceChips(by tags: [Tag]) -> [Effect] {
    let names = chips
    let next = entry.insertionIndex < chips.count ? chips[entry.insertionIndex] : nil
    chips = Self.unique(tags)
    var effects: [Effect] = []
    if let edited = editedChip, let index = chips.firstIndex(of: edited) {
      // It is still open: only the field knows that the text stands in its place.
      effects.append(.removed(chips.remove(at: index), at: index))
      entry.insertionIndex = index
    } else if let next {
      entry.insertionIndex = chips.firstIndex(of: next) ?? min(insertionIndex, chips.count)
    } else {
      entry.insertionIndex = chips.count
    }
    if let highlighted = highlightedChip, !chips.contains(highlighted) { highlightedChip = nil }
    choices.leaveOut(chips)
    let isChanged = !names.elementsEqual(chips) { $0.name.isSameText(as: $1.name) }
    if isChanged { history.forget(entry) }
    return effects
  }
}
