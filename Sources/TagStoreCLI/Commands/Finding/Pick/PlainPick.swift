internal import TagStore

/// The picker as lines of text: for terminals that cannot move their cursor.
struct PlainPick: Sendable {
  private let store: TagStore
  private let terminal: PlainTerminal

  init(_ store: TagStore, _ terminal: PlainTerminal) {
    self.store = store
    self.terminal = terminal
  }

  /// Runs until something is picked; nil when the input ends before.
  func run(_ start: TagPicker) async throws -> TagQuery? {
    var picker = start
    while true {
      picker.take(try await PickAnswer(to: picker.question, from: store))
      guard let line = try terminal.answer(to: lines(of: picker)) else { return nil }
      if line.isEmpty { return picker.query }
      if let number = Int(line), picker.tags.indices.contains(number - 1) {
        picker.move(to: number - 1)
        picker.toggle()
      } else {
        picker.widen()
        picker.narrow(by: line)
      }
    }
  }

  private func lines(of picker: TagPicker) -> [String] {
    let chosen = picker.chosen.map { "\($0.name), chosen" }
    let others = picker.choices.map { "\($0.tag.name), \($0.count)" }
    return (chosen + others).enumerated().map { "\($0 + 1) \($1)" } + [
      CountedNoun.text(picker.answer.count, "item"),
      "The number of a tag, letters to narrow the tags, or nothing to print the items:",
    ]
  }
}
