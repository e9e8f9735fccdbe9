extension TagField.Event {
  private typealias Values = [TagField.Record.Labelled]

  /// The event as plain data.
  public var record: TagField.Record {
    let (name, values) = parts
    return TagField.Record(name.rawValue, values)
  }

  private var parts: (Name, Values) {
    switch self {
    case .textTyped(let text): (.textTyped, [.text(text)])
    case .textChanged(let text, let isComposing):
      (.textChanged, [.text(text), .init("isComposing", .flag(isComposing))])
    case .pasted(let text): (.pasted, [.text(text)])
    case .composingChanged(let text): (.composingChanged, [.text(text)])
    case .composingEnded: (.composingEnded, [])
    case .deletedBackward(let distance, let isRepeat):
      (.deletedBackward, [.distance(distance), .init("isRepeat", .flag(isRepeat))])
    case .deletedForward(let distance, let isRepeat):
      (.deletedForward, [.distance(distance), .init("isRepeat", .flag(isRepeat))])
    case .markerDeleted: (.markerDeleted, [])
    case .selectionChanged(let range):
      (
        .selectionChanged,
        [.init("start", .number(range.lowerBound)), .init("end", .number(range.upperBound))]
      )
    case .movedLeft(let distance, let isExtending):
      (.movedLeft, [.distance(distance), .init("isExtending", .flag(isExtending))])
    case .movedRight(let distance, let isExtending):
      (.movedRight, [.distance(distance), .init("isExtending", .flag(isExtending))])
    case .insertionPointMoved(let index): (.insertionPointMoved, [.index(index)])
    case .submitted: (.submitted, [])
    case .suggestionTaken: (.suggestionTaken, [])
    case .textTaken: (.textTaken, [])
    case .suggestionAccepted(let tag): (.suggestionAccepted, [.tag(tag)])
    case .blurred: (.blurred, [])
    case .escaped: (.escaped, [])
    case .cleared: (.cleared, [])
    case .undone: (.undone, [])
    case .redone: (.redone, [])
    case .chipHighlighted(let tag): (.chipHighlighted, [.tag(tag)])
    case .chipOpened(let tag): (.chipOpened, [.tag(tag)])
    case .chipRemoved(let tag): (.chipRemoved, [.tag(tag)])
    case .chipToggled(let tag): (.chipToggled, [.tag(tag)])
    case .chipMoved(let tag, let index): (.chipMoved, [.tag(tag), .index(index)])
    case .highlightedChipMoved(let step): (.highlightedChipMoved, [.step(step)])
    case .chipsReplaced(let tags): (.chipsReplaced, [.tags(tags)])
    case .suggestionsChanged(let tags): (.suggestionsChanged, [.tags(tags)])
    case .highlightMoved(let step): (.highlightMoved, [.step(step)])
    }
  }
}

extension TagField.Record.Labelled {
  static func text(_ text: String) -> Self { Self("text", .text(text)) }
  static func tag(_ tag: Tag) -> Self { Self("tag", .text(tag.name)) }
  static func tags(_ tags: [Tag]) -> Self { Self("tags", .texts(tags.map(\.name))) }
  static func index(_ index: Int) -> Self { Self("index", .number(index)) }

  fileprivate static func step(_ step: Int) -> Self { Self("step", .number(step)) }
  fileprivate static func distance(_ distance: TagField.Distance) -> Self {
    Self("distance", .text(distance.rawValue))
  }
}
