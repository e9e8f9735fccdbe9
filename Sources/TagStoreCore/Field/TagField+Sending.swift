extension TagField {
  /// Takes an event in and says what the host has to do, in order.
  ///
  /// Defined for every event in every state.
  /// - Complexity: O(n + m) in the number of chips and the length of the text.
  @discardableResult
  public mutating func send(_ event: Event) -> [Effect] {
    if configuration.isReadOnly, event.changesTags { return refuseToChange(event) }
    let (textBefore, fragmentBefore) = (text, fragment)
    if !event.keepsHighlight { highlightedChip = nil }
    var effects = handle(event)
    if !isComposing { history.record(entry, kind(of: event, after: textBefore)) }
    if mustShowText(after: event, from: textBefore) { effects.append(.textChanged(to: text)) }
    if !fragment.isSameText(as: fragmentBefore) {
      choices.highlighted = nil
    } else if !effects.contains(where: \.changesChips), !event.replacesChips {
      return effects
    }
    if event != .blurred { effects.append(.suggestionsWanted(for: fragment)) }
    return effects
  }

  private mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .textTyped(let text), .pasted(let text): insert(text)
    case .textChanged(let text, let isComposing): changeText(to: text, isComposing)
    case .composingChanged(let text): compose(text)
    case .composingEnded: endComposing()
    case .deletedBackward(let distance, let isRepeat): delete(.backward, distance, isRepeat)
    case .deletedForward(let distance, let isRepeat): delete(.forward, distance, isRepeat)
    case .markerDeleted: deleteMarker()
    case .selectionChanged(let range): select(range)
    case .movedLeft(let distance, let isExtending): move(.backward, distance, isExtending)
    case .movedRight(let distance, let isExtending): move(.forward, distance, isExtending)
    case .insertionPointMoved(let index): moveInsertionPoint(to: index)
    case .submitted: submit()
    case .suggestionTaken: takeSuggestion()
    case .textTaken: takeText()
    case .suggestionAccepted(let tag): accept(tag)
    case .blurred: leave()
    case .escaped: escape()
    case .cleared: clear()
    case .undone: undo()
    case .redone: redo()
    case .chipHighlighted(let tag): highlight(tag)
    case .chipOpened(let tag): open(tag)
    case .chipRemoved(let tag): remove(tag)
    case .chipToggled(let tag): toggle(tag)
    case .chipMoved(let tag, let index): move(tag, to: index)
    case .highlightedChipMoved(let step): moveHighlightedChip(by: step)
    case .chipsReplaced(let tags): replaceChips(by: tags)
    case .suggestionsChanged(let tags): offer(tags)
    case .highlightMoved(let step): moveHighlight(by: step)
    }
  }

  /// Whether the host's text control has to be set, because it does not hold what it should.
  private func mustShowText(after event: Event, from textBefore: String) -> Bool {
    switch event {
    case .markerDeleted: true
    // A composing input method loses its place when its text is set.
    case .textChanged(let hostText, _): !isComposing && !hostText.isSameText(as: self.hostText)
    default: !text.isSameText(as: textBefore)
    }
  }

  private func kind(of event: Event, after textBefore: String) -> FieldHistory.Kind? {
    switch event {
    case .textTyped, .textChanged, .composingEnded, .deletedBackward, .deletedForward:
      text.utf8.count < textBefore.utf8.count ? .deleting : .typing
    default: nil
    }
  }
}
