internal import TagStoreCore

/// Says in words what an event did to a field.
enum FieldWords {
  /// More names than these are counted rather than read out.
  private static let longestList = 3

  /// What there is to say, or nil where nothing happened that cannot be heard anyway.
  /// - Parameters:
  ///   - effects: What an event led to.
  ///   - field: The field after it.
  ///   - highlighted: The chip that was highlighted before it.
  static func words(
    for effects: [TagField.Effect], in field: TagField, after highlighted: Tag?
  ) -> String? {
    var added: [Tag] = []
    var removed: [Tag] = []
    var sentences: [String] = []
    var refusals: [TagField.Refusal] = []
    for effect in effects {
      switch effect {
      case .added(let tag, _): added.append(tag)
      case .removed(let tag, _) where tag == field.editedChip: sentences.append("Editing \(tag)")
      case .removed(let tag, _): removed.append(tag)
      case .moved(let tag, _, let index):
        sentences.append("Moved \(tag) to place \(index + 1) of \(field.chips.count)")
      case .refused(let refusal): refusals.append(refusal)
      case .flashed, .textChanged, .suggestionsWanted: break
      }
    }
    // A run of chips is removed from its end.
    let changes = [part("Added", added), part("Removed", removed.reversed())].compactMap(\.self)
    if !changes.isEmpty {
      sentences.append("\(changes.joined(separator: ", ")), \(field.countLabel)")
    }
    if let first = refusals.first { sentences.append(words(for: first, of: refusals.count)) }
    if sentences.isEmpty, let tag = field.highlightedChip, tag != highlighted {
      sentences.append("\(tag) highlighted")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }

  private static func part(_ verb: String, _ tags: [Tag]) -> String? {
    if tags.isEmpty { return nil }
    if tags.count > longestList { return "\(verb) \(tags.count)" }
    return "\(verb) \(tags.map(\.name).joined(separator: " and "))"
  }

  private static func words(for refusal: TagField.Refusal, of count: Int) -> String {
    let rest = count > 1 ? "; \(count - 1) more refused" : ""
    // Quotation marks are for the eye.
    if case .duplicate(let tag) = refusal.reason { return "\(tag) is there already\(rest)" }
    return "\(refusal)\(rest)"
  }
}
