import TagStoreCore

/// Events as a restless user and a careless host send them.
struct RandomEvents {
  static let vocabulary: [Tag] = ["a", "B", "ab", "aé", "b-b", "A😀", "ba"].compactMap {
    try? Tag($0)
  }

  let hasQuotes: Bool
  private var random: FieldRandom
  private let alphabet: String

  init(seed: UInt64, hasQuotes: Bool) {
    self.hasQuotes = hasQuotes
    random = FieldRandom(seed: seed)
    alphabet = "aAbB,, \n\u{301}é😀\u{200B}\u{A0}" + (hasQuotes ? "\"\"\\" : "")
  }

  mutating func next(for field: TagField) -> TagField.Event {
    switch Int.random(in: 0..<30, using: &random) {
    case 0..<8: typing(after: field.hostText)
    case 8: typing(after: "")
    case 9: .textChanged(to: String(field.hostText.dropFirst()))
    case 10: .textChanged(to: String(field.hostText.dropLast()), isComposing: field.isComposing)
    case 11: .textChanged(to: field.hostText)
    case 12: .pasted(text(upTo: 12))
    case 13...15: .submitted
    case 16: .blurred
    case 17...19: .deletedBackward
    case 20: .deletedForward
    case 21: .chipRemoved(tag())
    case 22, 23: .chipToggled(tag())
    case 24: .chipsReplaced(by: tags())
    case 25: .suggestionsChanged(to: tags())
    case 26: .highlightMoved(by: Int.random(in: -3...3, using: &random))
    case 27: .suggestionAccepted(tag())
    case 28: Bool.random(using: &random) ? .cleared : .escaped
    default: .escaped
    }
  }

  private mutating func typing(after text: String) -> TagField.Event {
    .textChanged(
      to: text + self.text(upTo: 4),
      isComposing: Int.random(in: 0..<6, using: &random) == 0
    )
  }

  private mutating func text(upTo limit: Int) -> String {
    FieldRandom.text(upTo: limit, of: alphabet, using: &random)
  }

  private mutating func tag() -> Tag {
    Self.vocabulary[Int.random(in: 0..<Self.vocabulary.count, using: &random)]
  }

  private mutating func tags() -> [Tag] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in tag() }
  }
}
