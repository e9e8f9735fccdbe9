extension TagField {
  mutating func open(_ tag: Tag) -> [Effect] {
    if isComposing || !chips.contains(tag) { return [] }
    let effects = commit(.everything)
    // Refused text stays, and must not be lost for the chip's.
    return text.isEmpty ? effects + open(tag, caretAt: .backward) : effects
  }

  /// Puts the text of a chip in its place, with the caret where it came from.
  mutating func open(_ tag: Tag, caretAt direction: Direction) -> [Effect] {
    let effects = remove(tag)
    guard case .removed(let tag, let index) = effects.first else { return [] }
    entry.insertionIndex = index
    entry.replaceText(with: withoutMarker(configuration.splitter.joined([tag.name])))
    entry.editedChip = tag
    if direction == .forward { entry.select(anchor: 0, caret: 0) }
    return effects
  }

  /// Closes the chip that is open, as it was.
  mutating func putBack(_ tag: Tag) -> [Effect] {
    if let maximum = configuration.maximumTags, chips.count >= maximum {
      return [.refused(Refusal(text: tag.name, reason: .full(maximum: maximum)))]
    }
    clearText()
    let insertion = ChipChange.inserted([tag], at: insertionIndex)
    change(insertion)
    return insertion.effects
  }
}
