extension TagField {
  mutating func insert(_ text: String) -> [Effect] {
    entry.insert(withoutMarker(text))
    return isComposing ? [] : commit(.closedPieces)
  }

  mutating func changeText(to hostText: String, _ isComposing: Bool) -> [Effect] {
    let typed = withoutMarker(hostText)
    if !isComposing, !self.isComposing, typed.isSameText(as: text) {
      // Without its marker an empty text means Backspace; with it the host only tells what it shows.
      let isBackspace =
        configuration.usesHiddenMarker && text.isEmpty && !HiddenMarker.isIn(hostText)
      return isBackspace ? delete(.backward, .character, false) : []
    }
    highlightedChip = nil
    entry.replaceText(with: typed, isComposing: isComposing)
    return isComposing ? [] : commit(.closedPieces)
  }

  mutating func compose(_ text: String) -> [Effect] {
    entry.compose(withoutMarker(text))
    // Nothing outside the composed text has changed, and that is gone.
    return isComposing ? [] : commit(.closedPieces)
  }

  mutating func endComposing() -> [Effect] {
    guard isComposing else { return [] }
    entry.endComposing()
    return commit(.closedPieces)
  }
}
