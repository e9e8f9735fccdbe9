extension TagField {
  /// What the host does because of an event.
  ///
  /// The chips' effects, applied in order to the chips before the event, give the chips after it.
  /// Caret, selection, highlights and insertion point have no effects: a host reads them afterwards.
  public enum Effect: Hashable, Sendable {
    /// A tag was committed and stands at this index.
    case added(Tag, at: Int)

    /// The tag at this index went.
    case removed(Tag, at: Int)

    /// A tag went from one index to another, which is counted without it.
    case moved(Tag, from: Int, to: Int)

    /// A chip is the same tag as one that was refused: a host lets it flash, so that it is seen.
    case flashed(Tag, at: Int)

    /// The text is not what the host has: it shows this one, or ``TagField/hostText`` with a marker.
    case textChanged(to: String)

    /// A text did not become a tag, or a change was not made.
    case refused(Refusal)

    /// Suggestions are wanted for ``TagField/fragment``, given the chips.
    case suggestionsWanted(for: String)
  }
}
