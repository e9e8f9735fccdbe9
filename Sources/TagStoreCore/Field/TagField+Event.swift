extension TagField {
  /// What happened in the host: a key, a tap, a change of its text.
  public enum Event: Hashable, Sendable {
    /// The host's text is now this one, by typing or by whatever else the host does.
    ///
    /// Pieces that a separator follows become tags, the rest stays as text; while a quote is open,
    /// separators inside it wait. With ``Configuration/usesHiddenMarker`` the text is the host's,
    /// marker included: see ``TagField/hostText``. While `isComposing` is true nothing is committed.
    case textChanged(to: String, isComposing: Bool = false)

    /// A text was pasted, which goes to the end of what is typed.
    ///
    /// For hosts that see pasting; in others it arrives as a changed text, with the same result.
    case pasted(String)

    /// Enter: accepts the highlighted suggestion, else makes tags of all the text.
    case submitted

    /// The field lost the focus; what was composed is now text.
    case blurred

    /// Backspace, in a host that leaves it to the reducer.
    ///
    /// Shortens the text by a whole grapheme cluster; only in the truly empty field it concerns the
    /// last chip, as ``Configuration/backspace`` says.
    case deletedBackward

    /// Delete forwards: removes the highlighted chip, if there is one.
    ///
    /// A host with a hidden marker sends it when the caret was before the marker and the marker was
    /// deleted, so that this is not taken for Backspace; the marker is put back.
    case deletedForward

    /// A chip was taken away, such as by a tap on its cross.
    case chipRemoved(Tag)

    /// A tag was tapped in a list to choose from: chosen, or no longer.
    case chipToggled(Tag)

    /// The tags are now these, by something other than the field: loaded, or changed elsewhere.
    case chipsReplaced(by: [Tag])

    /// The answer to ``Effect/suggestionsWanted(for:)``, best first.
    case suggestionsChanged(to: [Tag])

    /// The highlight moved through the suggestions, by 1 down or by -1 up.
    ///
    /// Between the last and the first suggestion there is a step without any, so that what was
    /// typed can be submitted as it is.
    case highlightMoved(by: Int)

    /// A suggestion was tapped: it becomes a tag, and the typed text goes.
    case suggestionAccepted(Tag)

    /// All is to go: chips and text.
    case cleared

    /// Escape: takes back a chip's highlight, else puts the suggestions away; never loses text.
    case escaped
  }
}
