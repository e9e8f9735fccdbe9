package import TagStore

/// What a store has to say to a ``TagPicker``.
package struct PickAnswer: Hashable, Sendable {
  /// What is asked: it decides the answer.
  package struct Question: Hashable, Sendable {
    /// What finds the items.
    package let query: TagQuery
    /// What narrows the tags.
    package let text: String
    /// The tags that are chosen already.
    package let chosen: [Tag]
  }

  /// A tag that may be chosen, and how many items it would leave.
  package struct Choice: Hashable, Sendable {
    package let tag: Tag
    package let count: Int

    package init(_ tag: Tag, _ count: Int) {
      self.tag = tag
      self.count = count
    }
  }

  /// Each of them leaves at least one item.
  package let choices: [Choice]
  /// How many items there are.
  package let count: Int
  /// The first of them.
  package let items: [String]

  package init(choices: [Choice] = [], count: Int = 0, items: [String] = []) {
    self.choices = choices
    self.count = count
    self.items = items
  }

  private static let choiceLimit = 40
  private static let itemLimit = 20

  /// Reads the answer from one state of a store.
  init(to question: Question, from store: TagStore) async throws {
    self = try await store.read { repository in
      let tags = try repository.suggestions(
        for: question.text, with: question.chosen, limit: Self.choiceLimit
      ).map(\.tag)
      var choices: [Choice] = []
      for tag in tags {
        let count = try repository.count(matching: .all(of: [question.query, .tag(tag)]))
        if count > 0 { choices.append(Choice(tag, count)) }
      }
      if question.text.isEmpty {
        choices.sort { ($1.count, $0.tag.key) < ($0.count, $1.tag.key) }
      }
      return PickAnswer(
        choices: choices, count: try repository.count(matching: question.query),
        items: try repository.items(matching: question.query, limit: Self.itemLimit))
    }
  }
}
