extension TagField.Event {
  /// Makes the event that a record describes.
  ///
  /// Values with a default may be left out: `isComposing`, `isRepeat`, `isExtending`, `distance`.
  /// - Throws: ``TagField/RecordError`` when the record describes no event.
  public init(_ record: TagField.Record) throws(TagField.RecordError) {
    guard let name = Name(rawValue: record.name) else { throw .unknownName(record.name) }
    self = try Self.event(name, RecordValues(record))
    let known = Set(self.record.values.map(\.label))
    if let unknown = record.values.first(where: { !known.contains($0.label) }) {
      throw .unknownLabel(unknown.label, in: record.name)
    }
  }

  private static func event(
    _ name: Name, _ values: RecordValues
  ) throws(TagField.RecordError) -> Self {
    switch name {
    case .textTyped: .textTyped(try values.text())
    case .textChanged:
      .textChanged(to: try values.text(), isComposing: try values.flag("isComposing"))
    case .pasted: .pasted(try values.text())
    case .composingChanged: .composingChanged(to: try values.text())
    case .composingEnded: .composingEnded
    case .deletedBackward:
      .deletedBackward(over: try values.distance(), isRepeat: try values.flag("isRepeat"))
    case .deletedForward:
      .deletedForward(over: try values.distance(), isRepeat: try values.flag("isRepeat"))
    case .markerDeleted: .markerDeleted
    case .selectionChanged: .selectionChanged(to: try values.range())
    case .movedLeft:
      .movedLeft(over: try values.distance(), isExtending: try values.flag("isExtending"))
    case .movedRight:
      .movedRight(over: try values.distance(), isExtending: try values.flag("isExtending"))
    case .insertionPointMoved: .insertionPointMoved(to: try values.number("index"))
    case .submitted: .submitted
    case .suggestionTaken: .suggestionTaken
    case .textTaken: .textTaken
    case .suggestionAccepted: .suggestionAccepted(try values.tag())
    case .blurred: .blurred
    case .escaped: .escaped
    case .cleared: .cleared
    case .undone: .undone
    case .redone: .redone
    case .chipHighlighted: .chipHighlighted(try values.tag())
    case .chipOpened: .chipOpened(try values.tag())
    case .chipRemoved: .chipRemoved(try values.tag())
    case .chipToggled: .chipToggled(try values.tag())
    case .chipMoved: .chipMoved(try values.tag(), to: try values.number("index"))
    case .highlightedChipMoved: .highlightedChipMoved(by: try values.number("step"))
    case .chipsReplaced: .chipsReplaced(by: try values.tags())
    case .suggestionsChanged: .suggestionsChanged(to: try values.tags())
    case .highlightMoved: .highlightMoved(by: try values.number("step"))
    }
  }
}
