extension TagField {
  /// Takes a whole text as if it were typed after the present one and submitted.
  ///
  /// Every piece becomes a tag or is refused, once. This is how a command line uses the field; no
  /// suggestion is accepted.
  ///
  /// ```swift
  /// var field = TagField()
  /// field.type("vegan, dinner")   // chips: vegan, dinner; text: empty
  /// ```
  @discardableResult
  public mutating func type(_ text: String) -> [Effect] {
    if configuration.isReadOnly { return refuseToChange(.pasted(text)) }
    let textBefore = self.text
    highlightedChip = nil
    choices = Choices()
    entry.replaceText(with: textBefore + withoutMarker(text))
    var effects = commit(.everything)
    history.record(entry, nil)
    if !self.text.isSameText(as: textBefore) { effects.append(.textChanged(to: self.text)) }
    return effects + [.suggestionsWanted(for: fragment)]
  }

  mutating func submit() -> [Effect] {
    if isComposing { return [] }
    if let suggestion = highlightedSuggestion { return accept(suggestion) }
    return commit(.everything)
  }

  mutating func takeSuggestion() -> [Effect] {
    if isComposing { return [] }
    if let suggestion = highlightedSuggestion ?? suggestions.first { return accept(suggestion) }
    return commit(.everything)
  }

  mutating func takeText() -> [Effect] {
    isComposing ? [] : commit(.everything)
  }

  mutating func leave() -> [Effect] {
    entry.endComposing()
    choices = Choices()
    return commit(configuration.commitsOnBlur ? .everything : .closedPieces)
  }

  mutating func escape() -> [Effect] {
    if isComposing { return [] }
    if highlightedChip != nil {
      highlightedChip = nil
    } else if !choices.tags.isEmpty {
      choices = Choices()
    } else if let tag = editedChip {
      return putBack(tag)
    }
    return []
  }

  mutating func clear() -> [Effect] {
    let removal = ChipChange.removed(chips, at: 0)
    if !chips.isEmpty { change(removal) }
    clearText()
    return removal.effects
  }

  /// Empties the text, which ends any composing and closes an opened chip.
  mutating func clearText() {
    entry.replaceText(with: "")
    entry.editedChip = nil
  }
}
