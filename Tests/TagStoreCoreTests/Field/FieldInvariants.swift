import TagStoreCore

/// What holds of a field after every event.
enum FieldInvariants {
  /// The first rule that is broken, or nil.
  static func violation(_ field: TagField, _ mirror: FieldMirror, hasQuotes: Bool) -> String? {
    let configuration = field.configuration
    let separators = configuration.splitter.separators
    if Set(field.chips.map(\.key)).count != field.chips.count { return "two chips share a key" }
    if let maximum = configuration.maximumTags, field.chips.count > maximum {
      return "more chips than allowed"
    }
    if !hasQuotes, field.names.contains(where: { !separators.isDisjoint(with: $0.unicodeScalars) })
    {
      return "a chip holds a separator"
    }
    if field.names.contains(where: { $0.unicodeScalars.contains("\u{200B}") }),
      configuration.usesHiddenMarker
    {
      return "a marker in a chip"
    }
    if let highlighted = field.highlightedChip, !field.chips.contains(highlighted) {
      return "a highlighted chip that is not there"
    }
    if field.suggestions.contains(where: field.chips.contains) { return "a chip is suggested" }
    if field.isComposing, field.text.isEmpty { return "nothing is composed" }
    return textViolation(field, mirror, separators, hasQuotes: hasQuotes)
  }

  private static func textViolation(
    _ field: TagField, _ mirror: FieldMirror, _ separators: Set<Unicode.Scalar>, hasQuotes: Bool
  ) -> String? {
    let markers = field.hostText.unicodeScalars.count { $0 == "\u{200B}" }
    if field.configuration.usesHiddenMarker {
      if markers != 1 || field.hostText.unicodeScalars.first != "\u{200B}" {
        return "not one marker in the host's text"
      }
      if field.text.unicodeScalars.contains("\u{200B}") { return "a marker in the text" }
    }
    if !hasQuotes, !field.isComposing, !separators.isDisjoint(with: field.text.unicodeScalars) {
      return "text that a separator should have cut"
    }
    if mirror.names.map(\.scalars) != field.names.map(\.scalars) {
      return "effects lead to \(mirror.names), not \(field.names)"
    }
    let shown =
      field.configuration.usesHiddenMarker
      ? mirror.text.scalars.filter { $0 != "\u{200B}" } : mirror.text.scalars
    if shown != field.text.scalars { return "the host shows \(shown), not \(field.text.scalars)" }
    return nil
  }
}
