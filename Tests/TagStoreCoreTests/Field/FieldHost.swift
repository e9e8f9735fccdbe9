import TagStoreCore

/// A text control as a platform has it: it edits its own text and tells the field afterwards.
struct FieldHost {
  private(set) var field: TagField
  private(set) var effects: [TagField.Effect] = []
  private(set) var scalars: [Unicode.Scalar]
  /// Counted in scalars from the beginning of the host's text.
  var caret: Int

  init(_ field: TagField) {
    self.field = field
    scalars = Array(field.hostText.unicodeScalars)
    caret = scalars.count
  }

  var markerCount: Int { scalars.count { $0 == "\u{200B}" } }

  mutating func insert(_ text: String, isComposing: Bool = false) {
    scalars.insert(contentsOf: text.unicodeScalars, at: caret)
    caret += text.unicodeScalars.count
    tell(isComposing: isComposing)
  }

  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { insert(String(scalar)) }
  }

  mutating func replaceAll(by text: String) {
    scalars = []
    caret = 0
    insert(text)
  }

  mutating func pressBackspace() {
    guard caret > 0 else { return }
    caret -= 1
    scalars.remove(at: caret)
    tell()
  }

  /// Deletes forwards; a marker deleted so is told apart from Backspace by where the caret was.
  mutating func pressDelete() {
    guard caret < scalars.count else { return }
    if scalars.remove(at: caret) == "\u{200B}" { send(.markerDeleted) } else { tell() }
  }

  mutating func send(_ event: TagField.Event) {
    effects = field.send(event)
    for case .textChanged in effects {
      scalars = Array(field.hostText.unicodeScalars)
      caret = scalars.count
    }
  }

  private mutating func tell(isComposing: Bool = false) {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    send(.textChanged(to: text, isComposing: isComposing))
  }
}

extension TagField {
  /// The chips as they are shown.
  var names: [String] { chips.map(\.name) }

  /// A field that holds tags of these names.
  init(_ names: String..., configuration: Configuration = .standard) throws(TagRefusal) {
    self.init(chips: try Tag.list(names), configuration: configuration)
  }
}

extension Tag {
  /// The tags of these names.
  static func list(_ names: [String]) throws(TagRefusal) -> [Tag] {
    var tags: [Tag] = []
    for name in names { tags.append(try Tag(name)) }
    return tags
  }
}

extension [TagField.Effect] {
  /// The texts that were refused.
  var refusals: [TagField.Refusal] {
    compactMap { if case .refused(let refusal) = $0 { refusal } else { nil } }
  }
}

extension String {
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}
