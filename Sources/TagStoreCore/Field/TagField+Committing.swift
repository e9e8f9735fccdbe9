extension TagField {
  /// How much of a text is to become tags.
  enum Extent {
    /// The pieces that a separator follows; an open quote may still be closed, so it waits.
    case closedPieces
    case everything
  }

  /// Makes tags of a text and keeps the rest of it as the field's text.
  mutating func commit(_ text: String, _ extent: Extent) -> [Effect] {
    let before = entry.text
    let text = withoutMarker(text)
    let (pieces, rest) = cut(text, extent)
    var effects: [Effect] = []
    var refused = ""
    if !pieces.isEmpty {
      var taken = TakenTags(chips)
      for piece in pieces {
        guard let reason = add(piece.text, &taken, &effects) else { continue }
        effects.append(.refused(Refusal(text: piece.text, reason: reason)))
        if reason.leavesText { refused = String(text.unicodeScalars[piece.range]) }
      }
    }
    setText(rest ?? (configuration.clearsTextWhenRefused ? "" : refused))
    if !before.utf8.elementsEqual(entry.text.utf8) {
      effects.append(.textChanged(to: entry.text))
    }
    return effects
  }

  /// The pieces of a text that are to become tags, and the text that stays, if any does.
  private func cut(_ text: String, _ extent: Extent) -> ([PieceScanner.Piece], rest: String?) {
    var scanner = PieceScanner(text, configuration.splitter)
    var pieces: [PieceScanner.Piece] = []
    while let piece = scanner.next() {
      if extent == .closedPieces, piece.hasOpenQuote || !piece.isClosed {
        let rest = text.unicodeScalars[piece.range.lowerBound...]
        return (pieces, piece.followsSeparator ? String(rest) : text)
      }
      pieces.append(piece)
    }
    // White space alone was typed: it stays, and Backspace has it to delete.
    let isBlank = extent == .closedPieces && !scanner.hasCut
    return (pieces, isBlank ? text : nil)
  }

  /// Adds the tag that a text names, or says why not.
  private mutating func add(
    _ text: String, _ taken: inout TakenTags, _ effects: inout [Effect]
  ) -> Refusal.Reason? {
    do throws(TagRefusal) {
      return add(try Tag(text), &taken, &effects)
    } catch {
      return .invalid(error)
    }
  }

  private mutating func add(
    _ tag: Tag, _ taken: inout TakenTags, _ effects: inout [Effect]
  ) -> Refusal.Reason? {
    if let chip = taken.chip(equalTo: tag) { return .duplicate(of: chip) }
    var tag = tag
    if let allowed = configuration.allowedTags {
      guard let index = allowed.firstIndex(of: tag) else { return .notAllowed }
      tag = allowed[index]
    }
    if let maximum = configuration.maximumTags, chips.count >= maximum {
      return .full(maximum: maximum)
    }
    let index = insertionIndex
    chips.insert(tag, at: index)
    choices.leaveOut(tag)
    taken.insert(tag)
    effects.append(.added(tag, at: index))
    return nil
  }

  /// Adds a tag that the host names rather than the user types.
  mutating func add(_ tag: Tag) -> [Effect] {
    var taken = TakenTags(chips)
    var effects: [Effect] = []
    if let reason = add(tag, &taken, &effects) {
      effects.append(.refused(Refusal(text: tag.name, reason: reason)))
    }
    return effects
  }

  /// The only place where the text is set, since it must never hold a hidden marker.
  mutating func setText(_ text: String, isComposing: Bool = false) {
    entry.text = withoutMarker(text)
    entry.isComposing = isComposing && !entry.text.isEmpty
  }

  func withoutMarker(_ text: String) -> String {
    configuration.usesHiddenMarker ? HiddenMarker.visibleText(of: text) : text
  }
}

extension TagField.Refusal.Reason {
  /// Whether the text may stay to be mended: not where the tag is there or nothing is visible.
  fileprivate var leavesText: Bool {
    switch self {
    case .duplicate, .invalid(.empty): false
    case .invalid, .notAllowed, .full: true
    }
  }
}
