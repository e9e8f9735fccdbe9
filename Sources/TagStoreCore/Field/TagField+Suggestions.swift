extension TagField {
  /// The typed text that suggestions complete: without white space around it and without quotes.
  public var fragment: String {
    var scanner = PieceScanner(entry.text, configuration.splitter)
    guard let piece = scanner.next() else { return "" }
    let rest = entry.text.unicodeScalars[piece.range.lowerBound...]
    if piece.hasOpenQuote { return String(rest.dropFirst()) }
    return piece.isClosed ? String(rest) : piece.text
  }

  /// The tags whose names contain the fragment, in the given order, without those that are chips.
  ///
  /// The plain suggestions of a short list: letter case and form do not matter, as for tags
  /// themselves. An empty fragment is contained in every name, and one in which nothing is visible
  /// in none.
  /// - Parameter vocabulary: The tags to choose from.
  /// - Complexity: O(n) in the length of all names.
  public func suggestions(from vocabulary: [Tag]) -> [Tag] {
    let chosen = Set(chips)
    let unchosen = vocabulary.lazy.filter { !chosen.contains($0) }
    let fragment = fragment
    if fragment.isEmpty { return Array(unchosen) }
    do throws(TagRefusal) {
      let wanted = Array(try Tag(fragment).key.utf8)
      return unchosen.filter { $0.key.utf8.contains(wanted) }
    } catch {
      return []
    }
  }

  mutating func offer(_ tags: [Tag]) -> [Effect] {
    let highlighted = highlightedSuggestion
    let chosen = Set(chips)
    choices.tags = Self.unique(tags).filter { !chosen.contains($0) }
    choices.highlighted = highlighted.flatMap { choices.tags.firstIndex(of: $0) }
    return []
  }

  mutating func moveHighlight(by step: Int) -> [Effect] {
    if isComposing { return [] }
    let places = choices.tags.count + 1
    let moved = ((choices.highlighted ?? -1) + 1 + step % places) % places
    let place = moved < 0 ? moved + places : moved
    choices.highlighted = place == 0 ? nil : place - 1
    return []
  }

  mutating func accept(_ tag: Tag) -> [Effect] {
    let effects = add(tag)
    choices.highlighted = nil
    // Composing has ended, so separators in what was composed count now.
    entry.endComposing()
    if !chips.contains(tag), !configuration.clearsTextWhenRefused {
      return effects + commit(.closedPieces)
    }
    clearText()
    return effects
  }
}

extension TagField.Choices {
  /// Takes tags out that are chips now; the highlight stays on its tag or goes with it.
  mutating func leaveOut(_ chips: [Tag]) {
    if tags.isEmpty { return }
    let tag = highlighted.map { tags[$0] }
    let chosen = Set(chips)
    tags.removeAll(where: chosen.contains)
    highlighted = tag.flatMap { tags.firstIndex(of: $0) }
  }
}
