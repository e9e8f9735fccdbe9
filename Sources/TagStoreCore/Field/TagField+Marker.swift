extension TagField {
  /// The text that the host's own text control has to hold.
  ///
  /// With ``Configuration/usesHiddenMarker`` it is one U+200B and the text, otherwise the text
  /// alone. A host keeps its caret behind the marker and sends every change of its whole text as
  /// ``Event/textChanged(to:isComposing:)``; when an effect says that the text changed, it sets its
  /// text to this one.
  public var hostText: String {
    configuration.usesHiddenMarker ? HiddenMarker.text + entry.text : entry.text
  }

  /// Sees to it that the host's text becomes ``hostText`` when it is anything else.
  func updatingHost(_ hostText: String, _ effects: [Effect]) -> [Effect] {
    var effects = effects
    effects.removeAll { if case .textChanged = $0 { true } else { false } }
    if !hostText.utf8.elementsEqual(self.hostText.utf8) {
      effects.append(.textChanged(to: entry.text))
    }
    return effects
  }
}

/// The zero-width space that stands for "nothing before this" in a host's text.
enum HiddenMarker {
  static let scalar: Unicode.Scalar = "\u{200B}"
  static let text = String(scalar)

  static func isIn(_ text: String) -> Bool { text.unicodeScalars.contains(scalar) }

  static func visibleText(of text: String) -> String {
    isIn(text)
      ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != scalar })) : text
  }
}
