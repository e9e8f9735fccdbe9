extension TagField {
  /// How much of the text is to become tags.
  enum Extent {
    /// The pieces that a separator follows; an open quote may still be closed, so it waits.
    case closedPieces
    case everything
  }

  /// Makes tags of the text and keeps the rest of it.
  mutating func commit(_ extent: Extent) -> [Effect] {
    let (pieces, rest) = cut(extent)
    if pieces.isEmpty {
      entry.keep(rest ?? 0..<0)
      if extent == .everything { entry.editedChip = nil }
      return []
    }
    var commit = Commit(chips, pieces: pieces.count)
    var refused: Range<Int>?
    for piece in pieces {
      let reason = admit(piece.text, &commit)
      if let reason, reason.leavesText { refused = range(piece.range) }
    }
    let effects = carryOut(commit)
    entry.keep(rest ?? (configuration.clearsTextWhenRefused ? nil : refused) ?? 0..<0)
    if !commit.added.isEmpty || text.isEmpty { entry.editedChip = nil }
    return effects
  }

  /// Adds a tag that the host names rather than the user types.
  mutating func add(_ tag: Tag) -> [Effect] {
    var commit = Commit(chips, pieces: 1)
    if let reason = admit(tag, &commit) {
      commit.effects.append(.refused(Refusal(text: tag.name, reason: reason)))
    }
    return carryOut(commit)
  }

  /// The pieces of the text that are to become tags, and the part that stays, if any does.
  private func cut(_ extent: Extent) -> ([PieceScanner.Piece], rest: Range<Int>?) {
    let all = 0..<text.utf8.count
    var scanner = PieceScanner(text, configuration.splitter)
    var pieces: [PieceScanner.Piece] = []
    while let piece = scanner.next() {
      if extent == .closedPieces, piece.hasOpenQuote || !piece.isClosed {
        let rest = range(piece.range.lowerBound..<text.endIndex)
        return (pieces, piece.followsSeparator ? rest : all)
      }
      pieces.append(piece)
    }
    // White space alone was typed: it stays, and Backspace has it to delete.
    let isBlank = extent == .closedPieces && !scanner.hasCut
    return (pieces, isBlank ? all : nil)
  }

  private func range(_ part: Range<String.Index>) -> Range<Int> {
    text.utf8Offset(of: part.lowerBound)..<text.utf8Offset(of: part.upperBound)
  }

  /// Takes the tag that a text names, or says why not.
  private func admit(_ text: String, _ commit: inout Commit) -> Refusal.Reason? {
    let reason: Refusal.Reason?
    do throws(TagRefusal) {
      reason = admit(try Tag(text), &commit)
    } catch {
      reason = .invalid(error)
    }
    if let reason { commit.effects.append(.refused(Refusal(text: text, reason: reason))) }
    return reason
  }

  private func admit(_ tag: Tag, _ commit: inout Commit) -> Refusal.Reason? {
    if let chip = commit.taken.chip(equalTo: tag) {
      commit.duplicates.insert(chip)
      return .duplicate(of: chip)
    }
    var tag = tag
    if let allowed = configuration.allowedTags {
      guard let index = allowed.firstIndex(of: tag) else { return .notAllowed }
      tag = allowed[index]
    }
    if let maximum = configuration.maximumNameLength, tag.name.unicodeScalars.count > maximum {
      return .tooLong(maximum: maximum)
    }
    if let maximum = configuration.maximumTags, chips.count + commit.added.count >= maximum {
      return .full(maximum: maximum)
    }
    commit.effects.append(.added(tag, at: insertionIndex + commit.added.count))
    commit.taken.insert(tag)
    commit.added.append(tag)
    return nil
  }

  /// Inserts all the tags in one go, so that a long list takes linear time.
  private mutating func carryOut(_ commit: Commit) -> [Effect] {
    if !commit.added.isEmpty { change(.inserted(commit.added, at: insertionIndex)) }
    if commit.duplicates.isEmpty { return commit.effects }
    let flashes = chips.enumerated().filter { commit.duplicates.contains($1) }
    return commit.effects + flashes.map { .flashed($1, at: $0) }
  }

  func withoutMarker(_ text: String) -> String {
    configuration.usesHiddenMarker ? HiddenMarker.visibleText(of: text) : text
  }

  /// What comes of a text while its pieces become tags.
  private struct Commit {
    var taken: TakenTags
    var added: [Tag] = []
    var duplicates: Set<Tag> = []
    var effects: [Effect] = []

    init(_ chips: [Tag], pieces: Int) { taken = TakenTags(chips, questions: pieces) }
  }
}

extension TagField.Refusal.Reason {
  /// Whether the text may stay to be mended: not where the tag is there or nothing is visible.
  fileprivate var leavesText: Bool {
    switch self {
    case .duplicate, .invalid(.empty), .readOnly: false
    case .invalid, .notAllowed, .full, .tooLong: true
    }
  }
}
