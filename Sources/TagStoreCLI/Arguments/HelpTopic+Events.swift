internal import TagStore

extension HelpTopic {
  /// The events of ``FieldEventList``.
  static let events = HelpTopic(
    name: "events", summary: "What 'tagstore type --events' reads",
    paragraphs: [
      "Each line is one JSON object: \"event\" names what happened in the tag field, the other "
        + "members are its values, as in {\"event\": \"textTyped\", \"text\": \"vegan,\"}.",
      "Offsets count UTF-8 bytes of the text, indexes count chips from 0. Values in brackets may "
        + "be left out: \"distance\" is \"character\" (else \"word\" or \"text\"), the others are "
        + "false. The events and their values:",
    ],
    entries: TagField.Event.Name.allCases.map { name in
      Entry(label: name.rawValue, text: values(of: name))
    })

  private static func values(of name: TagField.Event.Name) -> String {
    switch name {
    case .textTyped, .pasted, .composingChanged: "text"
    case .textChanged: "text, [isComposing]: a host's whole text"
    case .composingEnded, .markerDeleted, .cleared, .undone, .redone: "-"
    case .deletedBackward, .deletedForward: "[distance], [isRepeat]"
    case .selectionChanged: "start, end"
    case .movedLeft, .movedRight: "[distance], [isExtending]"
    case .insertionPointMoved: "index"
    case .submitted: "-: the highlighted suggestion becomes a tag, else the text"
    case .suggestionTaken: "-: the best suggestion becomes a tag"
    case .textTaken: "-: the text becomes a tag"
    case .blurred: "-: the field is left"
    case .escaped: "-: Escape"
    case .suggestionAccepted, .chipHighlighted, .chipOpened, .chipRemoved, .chipToggled: "tag"
    case .chipMoved: "tag, index"
    case .highlightedChipMoved, .highlightMoved: "step: 1 or -1"
    case .chipsReplaced, .suggestionsChanged: "tags"
    }
  }
}
