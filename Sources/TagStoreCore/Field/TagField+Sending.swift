extension TagField {
  /// Takes an event in and says what the host has to do, in order.
  ///
  /// Defined for every event in every state.
  /// - Complexity: O(n + m) in the number of chips and the length of the text.
  @discardableResult
  public mutating func send(_ event: Event) -> [Effect] {
    let fragmentBefore = fragment
    var effects = handle(event)
    if !fragment.utf8.elementsEqual(fragmentBefore.utf8) {
      choices.highlighted = nil
    } else if !effects.contains(where: \.changesChips), !event.replacesChips {
      return effects
    }
    if event != .blurred { effects.append(.suggestionsWanted(for: fragment)) }
    return effects
  }

  /// Takes a whole text as if it were typed after the present one and submitted.
  ///
  /// Every piece becomes a tag or is refused, once. This is how a command line uses the field; no
  /// suggestion is accepted.
  @discardableResult
  public mutating func type(_ text: String) -> [Effect] {
    highlightedChip = nil
    choices = Choices()
    let effects = commit(entry.text + text, .everything)
    return effects + [.suggestionsWanted(for: fragment)]
  }

  private mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .textChanged(let text, let isComposing): return changeText(to: text, isComposing)
    case .deletedBackward: return deleteBackward()
    case .deletedForward: return deleteForward()
    case .suggestionsChanged(let tags): return offer(tags)
    case .escaped: return escape()
    default: break
    }
    highlightedChip = nil
    switch event {
    case .pasted(let text): return paste(text)
    case .submitted: return submit()
    case .blurred: return leave()
    case .chipRemoved(let tag): return remove(tag)
    case .chipToggled(let tag): return toggle(tag)
    case .chipsReplaced(let tags): return replaceChips(by: tags)
    case .highlightMoved(let step): return moveHighlight(by: step)
    case .suggestionAccepted(let tag): return accept(tag)
    case .cleared: return clear()
    default: return []
    }
  }
}

extension TagField.Effect {
  /// Whether it adds or removes a chip.
  var changesChips: Bool {
    switch self {
    case .added, .removed: true
    case .textChanged, .refused, .suggestionsWanted: false
    }
  }
}

extension TagField.Event {
  fileprivate var replacesChips: Bool {
    if case .chipsReplaced = self { true } else { false }
  }
}
