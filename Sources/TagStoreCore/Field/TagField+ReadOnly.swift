extension TagField {
  /// Answers what a field that only shows its tags does not do.
  func refuseToChange(_ event: Event) -> [Effect] {
    let refused: String
    switch event {
    case .textTyped(let text), .pasted(let text), .composingChanged(let text): refused = text
    case .textChanged(let hostText, _):
      if hostText.isSameText(as: self.hostText) { return [] }
      refused = withoutMarker(hostText)
    default: refused = ""
    }
    let refusal = Effect.refused(Refusal(text: refused, reason: .readOnly))
    return event.mayLeaveHostText ? [refusal, .textChanged(to: text)] : [refusal]
  }
}

extension TagField.Event {
  /// Whether the host's own text control may hold something else than the field now.
  fileprivate var mayLeaveHostText: Bool {
    switch self {
    case .textChanged, .markerDeleted: true
    default: false
    }
  }
}
