package import TagStore

/// Tags to choose from, those that are chosen, and where the highlight is; without a terminal.
package struct TagPicker: Hashable, Sendable {
  private let base: TagQuery?

  /// The tags that are chosen, in that order.
  package private(set) var chosen: [Tag] = []
  /// What narrows the tags.
  package private(set) var text = ""
  /// What the store said last.
  package private(set) var answer = PickAnswer()
  /// The index of the highlighted tag among ``tags``; their number when none is.
  package private(set) var place = 0

  /// A picker among the items that a query finds, or among all.
  package init(within base: TagQuery? = nil) {
    self.base = base
  }

  /// What finds the items that have every chosen tag.
  package var query: TagQuery {
    .all(of: (base.map { [$0] } ?? []) + chosen.map(TagQuery.tag))
  }

  /// What the store is to be asked; equal questions have equal answers.
  package var question: PickAnswer.Question {
    PickAnswer.Question(query: query, text: text, chosen: chosen)
  }

  /// The tags in the order in which they are shown: those that are chosen, then the others.
  package var tags: [Tag] { chosen + choices.map(\.tag) }

  /// The tags that may still be chosen.
  package var choices: [PickAnswer.Choice] {
    answer.choices.filter { !chosen.contains($0.tag) }
  }

  /// Takes the store's answer to ``question``.
  package mutating func take(_ answer: PickAnswer) {
    self.answer = answer
    place = min(place, tags.count)
  }

  /// Types characters that narrow the tags; the highlight goes to the best of them.
  package mutating func narrow(by typed: String) {
    let line = typed.map { $0.isNewline ? " " : String($0) }.joined()
    text = text.isEmpty ? String(line.drop(while: \.isWhitespace)) : text + line
    place = chosen.count
  }

  /// Takes back the last character, or else the tag that was chosen last.
  package mutating func takeBack() {
    if text.isEmpty { _ = chosen.popLast() } else { text.removeLast() }
    place = chosen.count
  }

  /// Takes back all characters.
  package mutating func widen() {
    text = ""
    place = chosen.count
  }

  /// Chooses the highlighted tag, or gives it up; a chosen tag stays highlighted.
  package mutating func toggle() {
    guard tags.indices.contains(place) else { return }
    if place < chosen.count {
      chosen.remove(at: place)
    } else {
      chosen.append(tags[place])
      text = ""
      place = chosen.count - 1
    }
  }

  /// Moves the highlight, not beyond the first and the last tag.
  package mutating func move(to place: Int) {
    self.place = max(0, min(place, tags.count - 1))
  }
}
