extension TagField {
  /// What is being typed: the text, where the caret is in it, and where it stands among the chips.
  ///
  /// Caret and anchor always stand between two grapheme clusters of the text.
  struct Entry: Sendable {
    private(set) var text = ""

    /// Where the next key acts.
    private(set) var caret = 0

    /// Where the selection began: at the caret when nothing is selected.
    private(set) var anchor = 0

    /// What an input method composes; never an empty part, for then composing has ended.
    private(set) var marked: Range<Int>?

    /// How many chips stand before the text.
    var insertionIndex: Int

    /// The chip that was opened, whose place the text has taken.
    var editedChip: Tag?

    init(insertionIndex: Int) { self.insertionIndex = insertionIndex }

    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

    func isSame(as other: Self) -> Bool {
      text.isSameText(as: other.text) && caret == other.caret && anchor == other.anchor
        && marked == other.marked && insertionIndex == other.insertionIndex
        && editedChip == other.editedChip
    }
  }
}

extension TagField.Entry {
  /// Moves the caret; a selection grows to whole clusters, and a caret inside one goes behind it.
  mutating func select(anchor: Int, caret: Int) {
    let lower = text.boundary(atOrBefore: min(anchor, caret))
    let upper = text.boundary(atOrAfter: max(anchor, caret))
    self.anchor = anchor < caret ? lower : upper
    self.caret = anchor > caret ? lower : upper
  }

  /// Puts a text in the place of the selection, and of nothing outside what is composed.
  mutating func insert(_ new: String) {
    guard let marked else { return replace(selection, with: new) }
    let place = selection.clamped(to: marked)
    replace(place, with: new)
    setMarked(marked.lowerBound..<marked.upperBound - place.count + new.utf8.count)
  }

  /// Deletes the selection, or else up to where a key leads from the caret.
  /// - Returns: Whether there was anything to delete.
  mutating func delete(_ direction: TagField.Direction, over distance: TagField.Distance) -> Bool {
    var doomed = selection
    if doomed.isEmpty {
      let end = text.offset(from: caret, direction, over: distance)
      doomed = min(caret, end)..<max(caret, end)
    }
    if let marked { doomed = doomed.clamped(to: marked) }
    if doomed.isEmpty { return false }
    replace(doomed, with: "")
    if let marked { setMarked(marked.lowerBound..<marked.upperBound - doomed.count) }
    return true
  }

  /// Takes what an input method composes now: it replaces what it composed before, or the selection.
  mutating func compose(_ new: String) {
    let place = marked ?? selection
    replace(place, with: new)
    setMarked(place.lowerBound..<place.lowerBound + new.utf8.count)
  }

  mutating func endComposing() { marked = nil }

  /// Takes a host's whole text; what stood behind the selection before still stands behind the caret.
  mutating func replaceText(with new: String, isComposing: Bool = false) {
    let suffix = min(new.commonSuffixLength(with: text), text.utf8.count - selection.upperBound)
    text = new
    text.makeContiguousUTF8()
    let place = text.utf8.count - suffix
    select(anchor: place, caret: place)
    setMarked(0..<(isComposing ? text.utf8.count : 0))
  }

  /// Drops all but a part of the text; a caret outside of it goes to its nearer end.
  mutating func keep(_ part: Range<Int>) {
    if part == 0..<text.utf8.count { return }
    let (anchor, caret) = (anchor - part.lowerBound, caret - part.lowerBound)
    text = String(text[text.index(atUTF8: part.lowerBound)..<text.index(atUTF8: part.upperBound)])
    marked = nil
    select(anchor: anchor, caret: caret)
  }

  private mutating func replace(_ part: Range<Int>, with new: String) {
    let indices = text.index(atUTF8: part.lowerBound)..<text.index(atUTF8: part.upperBound)
    text.replaceSubrange(indices, with: new)
    text.makeContiguousUTF8()
    let place = part.lowerBound + new.utf8.count
    select(anchor: place, caret: place)
  }

  private mutating func setMarked(_ part: Range<Int>) { marked = part.isEmpty ? nil : part }
}
