public import TagStoreCore

extension TagEditor {
  /// Takes in what happened in the host: the field changes at once, the store in the background.
  ///
  /// Read-only fields refuse changes here as everywhere. What the text control has to show comes as
  /// ``hostText``, so most hosts have no use for the effects.
  /// - Returns: The field's effects, in order.
  @discardableResult
  public func send(_ event: TagField.Event) -> [TagField.Effect] {
    let highlightedBefore = field.highlightedChip
    if event.putsSuggestionsAway(from: field) { putSuggestionsAway() }
    let effects = field.send(event)
    surface(effects, of: event)
    if let words = FieldWords.words(for: effects, in: field, after: highlightedBefore) {
      announce(words)
    }
    saveChanges()
    if effects.contains(where: \.wantsSuggestions) { refreshSuggestions() }
    return effects
  }

  private func surface(_ effects: [TagField.Effect], of event: TagField.Event) {
    var refusal: TagField.Refusal?
    var flashed: Tag?
    for effect in effects {
      switch effect {
      case .refused(let new): refusal = new
      case .flashed(let tag, _): flashed = tag
      default: break
      }
    }
    if refusal == nil, event.isReport { return }
    lastRefusal = refusal
    flashedChip = flashed
    if refusal == nil { lastError = nil }
  }

  func announce(_ words: String) {
    announcement = Announcement(text: words, number: (announcement?.number ?? 0) + 1)
  }

  func fail(_ error: TagStoreError, _ words: String) {
    lastError = error
    announce("\(words): \(error)")
  }
}

extension TagField.Event {
  /// Whether a host tells how it is, which no user would take for an answer to a refusal.
  fileprivate var isReport: Bool {
    switch self {
    case .selectionChanged, .blurred, .chipsReplaced, .suggestionsChanged: true
    default: false
    }
  }

  fileprivate func putsSuggestionsAway(from field: TagField) -> Bool {
    switch self {
    case .blurred: true
    case .escaped: field.highlightedChip == nil && !field.isComposing
    default: false
    }
  }
}

extension TagField.Effect {
  var wantsSuggestions: Bool {
    if case .suggestionsWanted = self { true } else { false }
  }
}
