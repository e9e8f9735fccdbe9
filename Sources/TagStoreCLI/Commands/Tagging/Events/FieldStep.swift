internal import TagStore

/// One event of a field, with what it did and the field's state afterwards.
struct FieldStep: Sendable {
  let event: TagField.Event
  let effects: [TagField.Effect]
  let field: TagField

  /// Sends events to a field, one after the other.
  static func all(of events: [TagField.Event], on field: TagField) -> [FieldStep] {
    var field = field
    return events.map { event in
      let effects = field.send(event)
      return FieldStep(event: event, effects: effects, field: field)
    }
  }

  /// Prints the step as one line.
  func show(on console: Console) throws(CommandFailure) {
    try console.json([
      "event": .string(event.record.name),
      "effects": .array(effects.map { JSONValue($0.record) }),
      "chips": .names(field.chips), "text": .string(field.text), "caret": .number(field.caret),
      "insertionIndex": .number(field.insertionIndex),
      "highlightedChip": .name(field.highlightedChip), "editedChip": .name(field.editedChip),
      "suggestions": .names(field.suggestions),
      "highlightedSuggestion": .name(field.highlightedSuggestion),
    ])
  }
}

extension TagField {
  /// What the item's tags are to be: the chips, and the one that is open, in its place.
  var storedTags: [Tag] {
    var tags = chips
    if let editedChip { tags.insert(editedChip, at: insertionIndex) }
    return tags
  }
}

extension JSONValue {
  /// A record of an effect as an object.
  fileprivate init(_ record: TagField.Record) {
    self = .object(
      [Member("effect", .string(record.name))]
        + record.values.map { Member($0.label, JSONValue($0.value)) })
  }

  private init(_ value: TagField.Record.Value) {
    self =
      switch value {
      case .text(let text): .string(text)
      case .number(let number): .number(number)
      case .flag(let flag): .bool(flag)
      case .texts(let texts): .strings(texts)
      }
  }

  fileprivate static func name(_ tag: Tag?) -> JSONValue { tag.map { .string($0.name) } ?? .null }
}
