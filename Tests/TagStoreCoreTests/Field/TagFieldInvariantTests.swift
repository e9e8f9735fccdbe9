import TagStoreCore
import Testing

@Suite struct `A field under random events` {
  /// One preset with one seed: 1,000 events each, 120,000 in all.
  static let runs: [(String, TagField.Configuration, UInt64)] = {
    let presets: [(String, TagField.Configuration)] = [
      ("standard", .standard), ("spaceCommits", .spaceCommits), ("submitCommits", .submitCommits),
      ("separatorCommits", .separatorCommits), ("toggleSelection", .toggleSelection),
    ]
    return presets.flatMap { name, preset in
      (0..<24 as Range<UInt64>).map { seed in
        var configuration = preset
        if seed % 3 == 0 { configuration.maximumTags = 5 }
        if seed % 4 == 0 { configuration.allowedTags = Set(RandomEvents.vocabulary) }
        if seed % 5 == 0 { configuration.usesHiddenMarker = true }
        if seed % 7 == 0 { configuration.clearsTextWhenRefused.toggle() }
        return ("\(name) \(seed)", configuration, seed)
      }
    }
  }()

  @Test(arguments: runs)
  func `every event leaves a valid field, and the effects say all`(
    name: String, configuration: TagField.Configuration, seed: UInt64
  ) {
    var events = RandomEvents(seed: seed, hasQuotes: seed % 2 == 0)
    var field = TagField(configuration: configuration)
    var mirror = FieldMirror(field)
    var log: [TagField.Event] = []
    for step in 0..<1_000 {
      let event = events.next(for: field)
      log.append(event)
      mirror.take(event, field.send(event))
      guard let violation = FieldInvariants.violation(field, mirror, hasQuotes: events.hasQuotes)
      else { continue }
      Issue.record("\(name), step \(step), \(event): \(violation)")
      return
    }
    var again = TagField(configuration: configuration)
    for event in log { again.send(event) }
    #expect(FieldSnapshot(again) == FieldSnapshot(field))
  }
}

/// All that can be seen of a field; names are compared as they are shown.
struct FieldSnapshot: Equatable {
  let chips: [[Unicode.Scalar]]
  let text: [Unicode.Scalar]
  let isComposing: Bool
  let highlights: [String?]
  let suggestions: [String]

  init(_ field: TagField) {
    chips = field.names.map(\.scalars)
    text = field.text.scalars
    isComposing = field.isComposing
    highlights = [field.highlightedChip?.name, field.highlightedSuggestion?.name]
    suggestions = field.suggestions.map(\.name)
  }
}

/// What a host knows that only carries out effects.
struct FieldMirror {
  private(set) var names: [String]
  private(set) var text: String

  init(_ field: TagField) {
    names = field.names
    text = field.hostText
  }

  mutating func take(_ event: TagField.Event, _ effects: [TagField.Effect]) {
    switch event {
    case .textChanged(let text, _): self.text = text
    case .chipsReplaced(let tags):
      names = []
      var seen: Set<String> = []
      for tag in tags where seen.insert(tag.key).inserted { names.append(tag.name) }
    default: break
    }
    for effect in effects {
      switch effect {
      case .added(let tag, let index): names.insert(tag.name, at: index)
      case .removed(_, let index): names.remove(at: index)
      case .textChanged(let text): self.text = text
      case .refused, .suggestionsWanted: break
      }
    }
  }
}
