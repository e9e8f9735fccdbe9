extension TagField.Event {
  /// The names of all events, as records and logs give them.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case textTyped, textChanged, pasted, composingChanged, composingEnded
    case deletedBackward, deletedForward, markerDeleted
    case selectionChanged, movedLeft, movedRight, insertionPointMoved
    case submitted, suggestionTaken, textTaken, suggestionAccepted
    case blurred, escaped, cleared, undone, redone
    case chipHighlighted, chipOpened, chipRemoved, chipToggled
    case chipMoved, highlightedChipMoved, chipsReplaced
    case suggestionsChanged, highlightMoved
  }
}
