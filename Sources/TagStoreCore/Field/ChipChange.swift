/// A change of the chips, which can be taken back.
///
/// It holds runs rather than single chips, so that a pasted list of any length is one step.
enum ChipChange: Sendable {
  case inserted([Tag], at: Int)
  case removed([Tag], at: Int)
  case moved(Tag, from: Int, to: Int)

  var inverse: Self {
    switch self {
    case .inserted(let tags, let index): .removed(tags, at: index)
    case .removed(let tags, let index): .inserted(tags, at: index)
    case .moved(let tag, let source, let target): .moved(tag, from: target, to: source)
    }
  }

  /// The same, one chip after the other.
  var effects: [TagField.Effect] {
    switch self {
    case .inserted(let tags, let index):
      tags.enumerated().map { .added($1, at: index + $0) }
    case .removed(let tags, let index):
      tags.enumerated().reversed().map { .removed($1, at: index + $0) }
    case .moved(let tag, let source, let target):
      [.moved(tag, from: source, to: target)]
    }
  }
}

extension TagField {
  /// Changes the chips so that it can be undone.
  ///
  /// With ``perform(_:)`` the only way the chips change, except for loading.
  mutating func change(_ change: ChipChange) {
    perform(change)
    history.note(change)
  }

  /// Changes the chips and whatever depends on them.
  mutating func perform(_ change: ChipChange) {
    switch change {
    case .inserted(let tags, let index):
      chips.insert(contentsOf: tags, at: index)
      if index <= insertionIndex { entry.insertionIndex += tags.count }
      choices.leaveOut(tags)
      if let edited = entry.editedChip, tags.contains(edited) { entry.editedChip = nil }
    case .removed(let tags, let index):
      let end = index + tags.count
      chips.removeSubrange(index..<end)
      entry.insertionIndex -= max(0, min(insertionIndex, end) - index)
      if let highlighted = highlightedChip, tags.contains(highlighted) { highlightedChip = nil }
    case .moved(let tag, let source, let target):
      chips.remove(at: source)
      if source < insertionIndex { entry.insertionIndex -= 1 }
      chips.insert(tag, at: target)
      if target <= insertionIndex { entry.insertionIndex += 1 }
    }
  }
}
