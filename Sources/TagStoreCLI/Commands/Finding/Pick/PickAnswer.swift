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
      PickAnswer(
        choices: try Self.choices(for: question, in: repository),
        count: try repository.count(matching: question.query),
        items: try repository.items(matching: question.query, limit: Self.itemLimit))
    }
  }

  private static func choices(
    for question: Question, in repository: TagRepository
  ) throws -> [Choice] {
    if question.text.isEmpty {
      return try repository.facets(matching: question.query, limit: choiceLimit).map {
        Choice($0.tag, $0.items)
      }
    }
    let suggestions = try repository.suggestions(
      for: question.text, with: question.chosen, limit: choiceLimit)
    return try suggestions.map { suggestion in
      let query = TagQuery.all(of: [question.query, .tag(suggestion.tag)])
      return Choice(suggestion.tag, try repository.count(matching: query))
    }.filter { $0.count > 0 }
  }
}
