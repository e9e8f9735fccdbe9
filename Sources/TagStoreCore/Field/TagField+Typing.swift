extension TagField {
  mutating func changeText(to hostText: String, _ isComposing: Bool) -> [Effect] {
    let effects = takeIn(hostText, isComposing)
    // A composing input method loses its place when its text is set.
    return entry.isComposing ? effects : updatingHost(hostText, effects)
  }

  private mutating func takeIn(_ hostText: String, _ isComposing: Bool) -> [Effect] {
    let typed = withoutMarker(hostText)
    if isComposing {
      highlightedChip = nil
      setText(typed, isComposing: true)
      return []
    }
    if configuration.usesHiddenMarker, entry.text.isEmpty, typed.isEmpty {
      // Without its marker an empty text means Backspace; with it the host only tells what it shows.
      return HiddenMarker.isIn(hostText) ? [] : deleteBackward()
    }
    if !entry.isComposing, typed.utf8.elementsEqual(entry.text.utf8) { return [] }
    highlightedChip = nil
    return commit(typed, .closedPieces)
  }

  mutating func paste(_ text: String) -> [Effect] {
    guard entry.isComposing else { return commit(entry.text + text, .closedPieces) }
    setText(entry.text + text, isComposing: true)
    return [.textChanged(to: entry.text)]
  }

  mutating func submit() -> [Effect] {
    if entry.isComposing { return [] }
    if let suggestion = highlightedSuggestion { return accept(suggestion) }
    return commit(entry.text, .everything)
  }

  mutating func leave() -> [Effect] {
    entry.isComposing = false
    choices = Choices()
    return commit(entry.text, configuration.commitsOnBlur ? .everything : .closedPieces)
  }

  mutating func clear() -> [Effect] {
    var effects: [Effect] = []
    while let tag = chips.popLast() { effects.append(.removed(tag, at: chips.count)) }
    return effects + clearText()
  }

  /// Empties the text, which ends any composing.
  mutating func clearText() -> [Effect] {
    if entry.text.isEmpty { return [] }
    setText("")
    return [.textChanged(to: "")]
  }

  mutating func replaceChips(by tags: [Tag]) -> [Effect] {
    chips = Self.unique(tags)
    choices.leaveOut(chips)
    return []
  }
}
