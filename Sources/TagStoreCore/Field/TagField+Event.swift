extension TagField {
  /// What happened in the host: a key, a tap, a change of its text.
  ///
  /// Offsets count UTF-8 bytes of ``TagField/hostText``. They may be anything: they are brought into
  /// the text and out of the inside of grapheme clusters.
  ///
  /// A host either sends keys (``textTyped(_:)``, ``deletedBackward(over:isRepeat:)``,
  /// ``movedLeft(over:isExtending:)``) and draws the text itself, or it has a text control that edits
  /// and sends whole texts (``textChanged(to:isComposing:)``). Both lead to the same state.
  public enum Event: Hashable, Sendable {
    // MARK: Text

    /// A text was typed at the caret, where it replaces the selection.
    ///
    /// Pieces that a separator follows become tags, the rest stays as text; while a quote is open,
    /// separators inside it wait.
    case textTyped(String)

    /// The host's text is now this one, by typing or by whatever else the host does.
    ///
    /// With ``Configuration/usesHiddenMarker`` the text is the host's, marker included: see
    /// ``TagField/hostText``. While `isComposing` is true nothing is committed. The caret is taken to
    /// be before what stood behind it; a host that knows better sends ``selectionChanged(to:)``.
    case textChanged(to: String, isComposing: Bool = false)

    /// A text was pasted at the caret, where it replaces the selection.
    ///
    /// For hosts that see pasting; in others it arrives as a changed text, with the same result.
    case pasted(String)

    /// An input method composes this text now, at the caret or in the place of what it composed.
    ///
    /// An empty text ends composing without a trace.
    case composingChanged(to: String)

    /// The input method is done: what it composed is text now, and separators in it count.
    case composingEnded

    /// Backspace, in a host that leaves it to the reducer.
    ///
    /// Deletes the highlighted chip, the selection or the grapheme cluster before the caret; only in
    /// the truly empty field it concerns the chip before the text, as ``Configuration/backspace``
    /// says. A repetition of a key that is held down deletes text, but touches no chip.
    case deletedBackward(over: Distance = .character, isRepeat: Bool = false)

    /// Delete forwards: as Backspace, but for what comes after the caret or the empty text.
    case deletedForward(over: Distance = .character, isRepeat: Bool = false)

    /// The hidden marker was deleted forwards, by a caret that stood before it.
    ///
    /// A host with a hidden marker sends it so that this is not taken for Backspace: the marker is
    /// put back, and it counts as deleting forwards at the beginning of the text.
    case markerDeleted

    // MARK: Caret

    /// The host's caret moved, or its selection changed.
    ///
    /// A host sends it after it has carried out the effects of a changed text.
    case selectionChanged(to: Range<Int>)

    /// The left arrow, alone or with Shift.
    ///
    /// At the beginning of the text it takes the text before the previous chip, so that what is typed
    /// goes there; while extending it highlights the previous chip instead. From a highlighted chip
    /// it leads before that chip.
    case movedLeft(over: Distance = .character, isExtending: Bool = false)

    /// The right arrow: as the left one, the other way.
    case movedRight(over: Distance = .character, isExtending: Bool = false)

    /// The text is to stand after this many chips, such as by a tap between two of them.
    case insertionPointMoved(to: Int)

    // MARK: Committing

    /// Enter: accepts the highlighted suggestion, else makes tags of all the text.
    case submitted

    /// Tab: accepts the highlighted suggestion or else the best one; without any, as Enter.
    case suggestionTaken

    /// Makes tags of all the text, even though a suggestion is highlighted.
    ///
    /// Typing a separator does the same, so that what was typed is always one key away, and so is
    /// the best suggestion by ``suggestionTaken``.
    case textTaken

    /// A suggestion was tapped: it becomes a tag, and the typed text goes.
    case suggestionAccepted(Tag)

    /// The field lost the focus; what was composed is now text.
    case blurred

    /// Escape: takes back a chip's highlight, else puts the suggestions away, else closes an opened
    /// chip as it was; other text is never lost.
    case escaped

    /// All is to go: chips and text.
    case cleared

    /// The last step is to be taken back, including its changes of chips.
    case undone

    /// The step that was taken back last is to be done again.
    case redone

    // MARK: Chips

    /// A chip was tapped, or reached by a key: the next Backspace or Delete removes it.
    case chipHighlighted(Tag)

    /// A chip is to be edited in its place, such as by a double tap: its text returns to the field.
    ///
    /// What is typed becomes tags first; the chip stays closed if that is refused.
    case chipOpened(Tag)

    /// A chip was taken away, such as by a tap on its cross.
    case chipRemoved(Tag)

    /// A tag was tapped in a list to choose from: chosen, or no longer.
    case chipToggled(Tag)

    /// A chip was dragged, so that it stands at this index afterwards.
    case chipMoved(Tag, to: Int)

    /// The highlighted chip is to move, by 1 to the right or by -1 to the left.
    case highlightedChipMoved(by: Int)

    /// The tags are now these, by something other than the field: loaded, or changed elsewhere.
    ///
    /// What is typed stays, and so does the chip that is open. Tags that differ from the chips end
    /// the history of undo.
    case chipsReplaced(by: [Tag])

    // MARK: Suggestions

    /// The answer to ``Effect/suggestionsWanted(for:)``, best first.
    case suggestionsChanged(to: [Tag])

    /// The highlight moved through the suggestions, by 1 down or by -1 up.
    ///
    /// Between the last and the first suggestion there is a step without any, so that what was
    /// typed can be submitted as it is.
    case highlightMoved(by: Int)
  }
}
