extension TagField.Effect {
  /// The effect as plain data.
  public var record: TagField.Record {
    switch self {
    case .added(let tag, let index): .init("added", [.tag(tag), .index(index)])
    case .removed(let tag, let index): .init("removed", [.tag(tag), .index(index)])
    case .moved(let tag, let source, let target):
      .init("moved", [.tag(tag), .init("from", .number(source)), .index(target)])
    case .flashed(let tag, let index): .init("flashed", [.tag(tag), .index(index)])
    case .textChanged(let text): .init("textChanged", [.text(text)])
    case .refused(let refusal): .init("refused", refusal.values)
    case .suggestionsWanted(let text): .init("suggestionsWanted", [.text(text)])
    }
  }
}

extension TagField.Refusal {
  /// The text, a code of the reason, what the reason carries, and the sentence for people.
  fileprivate var values: [TagField.Record.Labelled] {
    [.text(text), .init("reason", .text(reason.code))] + reason.values
      + [.init("message", .text(description))]
  }
}

extension TagField.Refusal.Reason {
  /// The reason as a word that stays the same in every version.
  public var code: String {
    switch self {
    case .invalid(.empty): "empty"
    case .invalid(.controlCharacter): "controlCharacter"
    case .invalid(.tooLong), .tooLong: "tooLong"
    case .duplicate: "duplicate"
    case .notAllowed: "notAllowed"
    case .full: "full"
    case .readOnly: "readOnly"
    }
  }

  fileprivate var values: [TagField.Record.Labelled] {
    switch self {
    case .duplicate(let tag): [.tag(tag)]
    case .full(let maximum), .tooLong(let maximum): [.init("maximum", .number(maximum))]
    case .invalid(.tooLong): [.init("maximum", .number(Tag.maximumLength))]
    case .invalid, .notAllowed, .readOnly: []
    }
  }
}
