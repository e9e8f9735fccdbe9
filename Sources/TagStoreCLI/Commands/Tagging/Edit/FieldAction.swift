package import TagStore

/// What a key means to a tag field on a terminal.
package enum FieldAction: Hashable, Sendable {
  /// The field answers it.
  case send(TagField.Event)
  /// As ``send(_:)``; what it deletes can be put back by ``yank``.
  case kill(TagField.Event)
  /// What was killed last is typed again.
  case yank
  /// The text becomes tags, and all is stored.
  case save
  /// The field is left, and nothing is stored.
  case cancel
  /// Escape: the field's answer first, and leaving the second time.
  case escape
  /// The process stops for a while.
  case suspend

  /// The meaning of a key in a field; nil for a key without one.
  ///
  /// - Parameter isRepeat: whether the key is held down.
  package init?(_ key: TerminalKey, in field: TagField, isRepeat: Bool = false) {
    guard let action = Self.control(key, in: field) ?? Self.move(key, in: field, isRepeat) else {
      return nil
    }
    self = action
  }

  private static func control(_ key: TerminalKey, in field: TagField) -> FieldAction? {
    switch key {
    case .control("a"): .send(.movedLeft(over: .text))
    case .control("e"): .send(.movedRight(over: .text))
    case .control("d"): .send(.deletedForward())
    case .control("k"): .kill(.deletedForward(over: .text))
    case .control("u"): .kill(.deletedBackward(over: .text))
    case .control("w"), TerminalKey(.backspace, .alt), TerminalKey(.backspace, .control):
      .kill(.deletedBackward(over: .word))
    case .control("y"): .yank
    case .control("_"): .send(.undone)
    case TerminalKey(.character("_"), .alt): .send(.redone)
    case .control("s"): .save
    case .control("c"): .cancel
    case .control("z"): .suspend
    case TerminalKey(.escape): .escape
    case TerminalKey(.enter): enter(in: field)
    case TerminalKey(.enter, .alt): .send(.textTaken)
    case TerminalKey(.tab): .send(.suggestionTaken)
    case TerminalKey(.up), TerminalKey(.tab, .shift): .send(.highlightMoved(by: -1))
    case TerminalKey(.down): .send(.highlightMoved(by: 1))
    default: nil
    }
  }

  /// Enter opens a chip that is highlighted, and saves where there is nothing else to do.
  private static func enter(in field: TagField) -> FieldAction {
    if let chip = field.highlightedChip { return .send(.chipOpened(chip)) }
    let isIdle =
      field.text.isEmpty && field.editedChip == nil && field.highlightedSuggestion == nil
    return isIdle ? .save : .send(.submitted)
  }

  private static func move(
    _ key: TerminalKey, in field: TagField, _ isRepeat: Bool
  ) -> FieldAction? {
    let extends = key.modifiers.contains(.shift)
    let distance: TagField.Distance = key.modifiers.contains(.control) ? .word : .character
    switch key.symbol {
    case .left where key.modifiers == .alt: return moveChip(by: -1, in: field)
    case .right where key.modifiers == .alt: return moveChip(by: 1, in: field)
    case .left: return .send(.movedLeft(over: distance, isExtending: extends))
    case .right: return .send(.movedRight(over: distance, isExtending: extends))
    case .home: return .send(.movedLeft(over: .text, isExtending: extends))
    case .end: return .send(.movedRight(over: .text, isExtending: extends))
    case .backspace: return .send(.deletedBackward(isRepeat: isRepeat))
    case .delete: return .send(.deletedForward(over: distance, isRepeat: isRepeat))
    default: return nil
    }
  }

  /// The first press highlights the chip before the text, so that one sees what will move.
  private static func moveChip(by step: Int, in field: TagField) -> FieldAction? {
    if field.highlightedChip != nil { return .send(.highlightedChipMoved(by: step)) }
    let index = max(0, field.insertionIndex - 1)
    return field.chips.indices.contains(index) ? .send(.chipHighlighted(field.chips[index])) : nil
  }
}
