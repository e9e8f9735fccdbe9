extension TagField.Event {
  /// Whether the user means to change the text or the tags, which a read-only field refuses.
  var changesTags: Bool {
    switch self {
    case .composingEnded, .selectionChanged, .movedLeft, .movedRight, .insertionPointMoved,
      .blurred, .escaped, .chipHighlighted, .chipsReplaced, .suggestionsChanged, .highlightMoved:
      false
    default: true
    }
  }

  /// Whether the event itself says what becomes of the highlighted chip; any other takes it back.
  var keepsHighlight: Bool {
    switch self {
    case .textChanged, .deletedBackward, .deletedForward, .markerDeleted, .selectionChanged,
      .movedLeft, .movedRight, .escaped, .chipHighlighted, .chipMoved, .highlightedChipMoved,
      .chipsReplaced, .suggestionsChanged:
      true
    default: false
    }
  }

  /// Whether the tags change without effects.
  var replacesChips: Bool {
    if case .chipsReplaced = self { true } else { false }
  }
}

extension TagField.Effect {
  /// Whether it adds or removes a chip.
  var changesChips: Bool {
    switch self {
    case .added, .removed: true
    default: false
    }
  }
}
