import TagStoreCore

/// What a host knows that only carries out effects.
struct FieldMirror {
  private(set) var names: [String]
  private(set) var text: String

  init(_ field: TagField) {
    names = field.chips.map(\.name)
    text = field.hostText
  }

  mutating func take(_ event: TagField.Event, _ effects: [TagField.Effect]) {
    switch event {
    case .textChanged(let text, _): self.text = text
    case .chipsReplaced(let tags):
      var seen: Set<String> = []
      names = tags.filter { seen.insert($0.key).inserted }.map(\.name)
    default: break
    }
    for effect in effects {
      switch effect {
      case .added(let tag, let index): names.insert(tag.name, at: index)
      case .removed(_, let index): names.remove(at: index)
      case .moved(_, let source, let target): names.insert(names.remove(at: source), at: target)
      case .textChanged(let text): self.text = text
      case .flashed, .refused, .suggestionsWanted: break
      }
    }
  }
}
