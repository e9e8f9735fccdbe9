extension TagField {
  /// The text that the host's own text control has to hold.
  ///
  /// With ``Configuration/usesHiddenMarker`` it is one U+200B and the text, otherwise the text
  /// alone. A host keeps its caret behind the marker and sends every change of its whole text as
  /// ``Event/textChanged(to:isComposing:)``; when an effect says that the text changed, it sets its
  /// text to this one.
  public var hostText: String {
    configuration.usesHiddenMarker ? HiddenMarker.text + text : text
  }

  /// The selected part of ``hostText`` as UTF-8 offsets, for hosts that show it.
  public var hostSelection: Range<Int> {
    let marker = hostText.utf8.count - text.utf8.count
    return selection.lowerBound + marker..<selection.upperBound + marker
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
