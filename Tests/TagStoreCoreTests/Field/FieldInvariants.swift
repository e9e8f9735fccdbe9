import TagStoreCore

/// What holds of a field after every event.
///
/// The fuzz target uses the same file.
enum FieldInvariants {
  /// The first rule that is broken, or nil.
  /// - Parameter hasQuotes: Whether a text may have held quotes, in which separators wait.
  static func violation(_ field: TagField, _ mirror: FieldMirror, hasQuotes: Bool) -> String? {
    chipViolation(field, hasQuotes: hasQuotes) ?? placeViolation(field)
      ?? textViolation(field, hasQuotes: hasQuotes) ?? mirrorViolation(field, mirror)
      ?? undoViolation(field, mirror, hasQuotes: hasQuotes)
  }

  private static func chipViolation(_ field: TagField, hasQuotes: Bool) -> String? {
    let separators = field.configuration.splitter.separators
    if Set(field.chips.map(\.key)).count != field.chips.count { return "two chips share a key" }
    if let maximum = field.configuration.maximumTags, field.chips.count > maximum {
      return "more chips than allowed"
    }
    for tag in field.chips {
      if !hasQuotes, !separators.isDisjoint(with: tag.name.unicodeScalars) {
        return "a chip holds a separator"
      }
      if tag.name.unicodeScalars.contains("\u{200B}") { return "a marker in a chip" }
    }
    if let highlighted = field.highlightedChip, !field.chips.contains(highlighted) {
      return "a highlighted chip that is not there"
    }
    if let edited = field.editedChip, field.chips.contains(edited) { return "an open chip shown" }
    if field.suggestions.contains(where: field.chips.contains) { return "a chip is suggested" }
    return nil
  }

  private static func placeViolation(_ field: TagField) -> String? {
    let text = field.text
    let boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
      .union([text.utf8.count])
    if !boundaries.contains(field.caret) { return "a caret at \(field.caret) in a cluster" }
    let selection = field.selection
    if !boundaries.isSuperset(of: [selection.lowerBound, selection.upperBound]) {
      return "a selection \(selection) that cuts a cluster"
    }
    if field.caret != selection.lowerBound, field.caret != selection.upperBound {
      return "a caret that is at neither end of the selection"
    }
    if !(0...field.chips.count).contains(field.insertionIndex) { return "text beyond the chips" }
    return nil
  }

  private static func textViolation(_ field: TagField, hasQuotes: Bool) -> String? {
    let separators = field.configuration.splitter.separators
    if field.configuration.usesHiddenMarker {
      let markers = field.hostText.unicodeScalars.count { $0 == "\u{200B}" }
      if markers != 1 || field.hostText.unicodeScalars.first != "\u{200B}" {
        return "not one marker in the host's text"
      }
      if field.text.unicodeScalars.contains("\u{200B}") { return "a marker in the text" }
    }
    if let marked = field.markedRange, marked.isEmpty || marked.upperBound > field.text.utf8.count {
      return "a marked range \(marked) that is not in the text"
    }
    if !hasQuotes, !field.isComposing, !separators.isDisjoint(with: field.text.unicodeScalars) {
      return "text that a separator should have cut"
    }
    if field.configuration.isReadOnly, !field.text.isEmpty { return "text in a read-only field" }
    return nil
  }

  private static func mirrorViolation(_ field: TagField, _ mirror: FieldMirror) -> String? {
    let names = field.chips.map(\.name)
    if !mirror.names.elementsEqual(names, by: { $0.utf8.elementsEqual($1.utf8) }) {
      return "effects lead to \(mirror.names), not \(names)"
    }
    let shown = mirror.text.unicodeScalars.filter {
      !field.configuration.usesHiddenMarker || $0 != "\u{200B}"
    }
    return shown.elementsEqual(field.text.unicodeScalars)
      ? nil : "the host shows \(mirror.text.debugDescription), not \(field.text.debugDescription)"
  }

  private static func undoViolation(
    _ field: TagField, _ mirror: FieldMirror, hasQuotes: Bool
  ) -> String? {
    guard field.canUndo else { return nil }
    var (copy, copiedMirror) = (field, mirror)
    copiedMirror.take(.undone, copy.send(.undone))
    if let violation = chipViolation(copy, hasQuotes: hasQuotes) ?? placeViolation(copy)
      ?? textViolation(copy, hasQuotes: hasQuotes) ?? mirrorViolation(copy, copiedMirror)
    {
      return "after undo: \(violation)"
    }
    copiedMirror.take(.redone, copy.send(.redone))
    if FieldSnapshot(copy) != FieldSnapshot(field) { return "undo and redo lead elsewhere" }
    return mirrorViolation(copy, copiedMirror).map { "after redo: \($0)" }
  }
}
