import TagStoreCore

/// Events as a restless user and a careless host send them.
struct FieldEvents<Chooser: FieldChooser> {
  let vocabulary: [Tag] = ["a", "B", "ab", "aé", "b-b", "A😀", "ba"].compactMap { try? Tag($0) }

  let hasQuotes: Bool
  var chooser: Chooser
  private let alphabet: String

  init(_ chooser: Chooser, hasQuotes: Bool) {
    self.chooser = chooser
    self.hasQuotes = hasQuotes
    alphabet = "aAbB,, \n\u{301}é😀\u{200B}\u{A0}🇫🇮\u{200D}\r" + (hasQuotes ? "\"\"\\" : "")
  }

  mutating func next(for field: TagField) -> TagField.Event {
    switch chooser.choose(below: 8) {
    case 0, 1: keys()
    case 2: hostText(of: field)
    case 3: deletion()
    case 4: movement(in: field)
    case 5: chipEvent(in: field)
    case 6: commit(in: field)
    default: chooser.choose(below: 2) == 0 ? .undone : .redone
    }
  }

  private mutating func keys() -> TagField.Event {
    switch chooser.choose(below: 8) {
    case 0...4: .textTyped(text(upTo: 2))
    case 5: .pasted(text(upTo: 12))
    case 6: .composingChanged(to: text(upTo: 3))
    default: .composingEnded
    }
  }

  private mutating func hostText(of field: TagField) -> TagField.Event {
    let isComposing = chooser.choose(below: 6) == 0
    return switch chooser.choose(below: 6) {
    case 0, 1: .textChanged(to: field.hostText + text(upTo: 4), isComposing: isComposing)
    case 2: .textChanged(to: text(upTo: 4), isComposing: isComposing)
    case 3: .textChanged(to: String(field.hostText.dropFirst()))
    case 4: .textChanged(to: String(field.hostText.dropLast()), isComposing: field.isComposing)
    default: .textChanged(to: field.hostText)
    }
  }

  private mutating func deletion() -> TagField.Event {
    let isRepeat = chooser.choose(below: 4) == 0
    return switch chooser.choose(below: 8) {
    case 0...4: .deletedBackward(over: distance(), isRepeat: isRepeat)
    case 5, 6: .deletedForward(over: distance(), isRepeat: isRepeat)
    default: .markerDeleted
    }
  }

  private mutating func movement(in field: TagField) -> TagField.Event {
    let isExtending = chooser.choose(below: 3) == 0
    switch chooser.choose(below: 8) {
    case 0...2: return .movedLeft(over: distance(), isExtending: isExtending)
    case 3, 4: return .movedRight(over: distance(), isExtending: isExtending)
    case 5, 6:
      let limit = field.hostText.utf8.count + 3
      let (one, other) = (chooser.choose(below: limit) - 1, chooser.choose(below: limit) - 1)
      return .selectionChanged(to: min(one, other)..<max(one, other))
    default: return .insertionPointMoved(to: index())
    }
  }

  private mutating func chipEvent(in field: TagField) -> TagField.Event {
    switch chooser.choose(below: 11) {
    case 0: .chipHighlighted(tag(of: field))
    case 1, 2: .chipOpened(tag(of: field))
    case 3: .chipRemoved(tag(of: field))
    case 4: .chipToggled(tag(of: field))
    case 5, 6: .chipMoved(tag(of: field), to: index())
    case 7: .highlightedChipMoved(by: index())
    case 8: .chipsReplaced(by: tags())
    case 9: .chipsReplaced(by: Array(field.chips.prefix(5)) + tags().prefix(1))
    default: .cleared
    }
  }

  private mutating func commit(in field: TagField) -> TagField.Event {
    switch chooser.choose(below: 10) {
    case 0...2: .submitted
    case 3: .suggestionTaken
    case 4: .textTaken
    case 5: .suggestionAccepted(tag(of: field))
    case 6: .blurred
    case 7: .escaped
    case 8: .suggestionsChanged(to: tags())
    default: .highlightMoved(by: index())
    }
  }

  private mutating func text(upTo limit: Int) -> String { chooser.text(upTo: limit, of: alphabet) }

  private mutating func distance() -> TagField.Distance {
    chooser.choose(of: [.character, .character, .character, .word, .text])
  }

  private mutating func index() -> Int { chooser.choose(of: [-1, 1, 0, 2, 3, 9, .max, .min]) }

  private mutating func tag(of field: TagField) -> Tag {
    let isChip = !field.chips.isEmpty && chooser.choose(below: 3) > 0
    return chooser.choose(of: isChip ? field.chips : vocabulary)
  }

  /// At most four, so that loading keeps below every maximum of the tests.
  private mutating func tags() -> [Tag] {
    (0..<chooser.choose(below: 5)).map { _ in chooser.choose(of: vocabulary) }
  }
}
