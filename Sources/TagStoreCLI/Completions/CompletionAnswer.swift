internal import TagStore

/// What may stand in place of the word that is being typed.
enum CompletionAnswer: Sendable {
  /// Names of files, which the shell knows best.
  case files
  /// Whole words, not quoted for any shell.
  case words([String])

  /// More than this nobody reads.
  static let limit = 500
}

extension Session {
  /// Answers a question with what the table and the store hold.
  ///
  /// A store that is not there or can't be read leaves nothing to offer: whoever presses Tab wants
  /// no message.
  func answer(_ question: CompletionQuestion) async -> CompletionAnswer {
    let words: [String]
    switch question.subject {
    case .nothing: words = []
    case .commands: words = Command.all.map(\.name)
    case .flags(let flags): words = flags.map { "--" + $0.name }
    case .values(.file): return .files
    case .values(let kind):
      do {
        words = try await values(kind, question)
      } catch {
        words = []
      }
      // An item is often a file that has no tags yet.
      if kind == .item, words.isEmpty { return .files }
      let isSafe = !question.lead.isEmpty || question.optionsEnded
      let offered = words.filter { isSafe || $0.utf8.first != UInt8(ascii: "-") }
      return .words(offered.map { question.lead + $0 })
    }
    return .words(words.filter { $0.hasPrefix(question.beginning) })
  }

  private func values(
    _ kind: ValueKind, _ question: CompletionQuestion
  ) async throws(CommandFailure) -> [String] {
    let beginning = question.beginning
    switch kind {
    case .choice(let choices): return choices.filter { $0.hasPrefix(beginning) }
    case .command:
      let names = Command.all.map(\.name) + HelpTopic.all.map(\.name)
      return names.filter { $0.hasPrefix(beginning) }
    case .item: return try await items(beginning, question)
    case .tag:
      return try await tags(beginning, question).map { TagSplitter.standard.joined([$0.name]) }
    case .query: return try await tags(beginning, question).map { TagQuery.tag($0).description }
    case .text, .count, .file: return []
    }
  }

  /// The tags that begin with the text, by the rule that decides which tags are the same.
  private func tags(
    _ beginning: String, _ question: CompletionQuestion
  ) async throws(CommandFailure) -> [Tag] {
    let quote: Unicode.Scalar = "\""
    let isQuoted = beginning.unicodeScalars.first == quote
    let text = isQuoted ? String(beginning.unicodeScalars.dropFirst()) : beginning
    var prefix = ""
    // What can't begin a name is either nothing yet or something that no tag begins with.
    do { prefix = try Tag.prefixKey(of: text) } catch { if !text.isEmpty { return [] } }
    if text.unicodeScalars.last == " " { prefix += " " }
    return try await asking(question).withStore(.existing) { [prefix] store in
      try await store.read { repository in
        var tags: [Tag] = []
        try repository.forEachTag(order: .uses, unusedOnly: false, limit: nil) { use in
          if use.tag.key.utf8.starts(with: prefix.utf8) { tags.append(use.tag) }
          return tags.count < CompletionAnswer.limit
        }
        return tags
      }
    }
  }

  private func items(
    _ beginning: String, _ question: CompletionQuestion
  ) async throws(CommandFailure) -> [String] {
    try await asking(question).withStore(.existing) { store in
      try await store.read { repository in
        var items: [String] = []
        try repository.forEachItem(matching: TagQuery.all(of: []), order: .name) { item in
          if item.utf8.starts(with: beginning.utf8) { items.append(item) }
          return items.count < CompletionAnswer.limit
        }
        return items
      }
    }
  }

  /// This session with the store that the line names.
  private func asking(_ question: CompletionQuestion) -> Session {
    var settings = settings
    settings.store = question.store ?? settings.store
    return Session(environment, settings)
  }
}
