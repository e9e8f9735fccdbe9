internal import TagStore

extension Command {
  static func runFind(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let query = try query(invocation.arguments("QUERY"))
    let console = session.console
    let count: Int
    if invocation.has("count") {
      count = try await session.withStore(.existing) { store in
        try await store.count(matching: query)
      }
      if session.settings.printsJSON {
        try console.json(["count": .number(count)])
      } else {
        try console.record(String(count))
      }
    } else {
      count = try await printItems(
        matching: query, order: invocation.value(of: "sort") == "name" ? .name : .added,
        limit: invocation.count(of: "limit"), offset: invocation.count(of: "offset") ?? 0, session)
    }
    return count == 0 ? .nothingFound : .success
  }

  /// Prints items, each a record, and returns how many.
  static func printItems(
    matching query: TagQuery, order: ItemOrder = .added, limit: Int? = nil, offset: Int = 0,
    _ session: Session
  ) async throws(CommandFailure) -> Int {
    let console = session.console
    return try await session.withStore(.existing) { store in
      try await store.read { repository in
        var count = 0
        try repository.forEachItem(
          matching: query, order: order, limit: limit, offset: offset
        ) { item in
          count += 1
          return console.goesOn { () throws(CommandFailure) in
            if console.settings.printsJSON {
              try console.json(["item": .string(item)])
            } else {
              try console.record(item)
            }
          }
        }
        if count == 0, console.showsNotes {
          for tag in query.tags where try repository.tag(named: tag.name) == nil {
            console.note("there is no tag \(TerminalText.quoted(tag.name))")
          }
        }
        return count
      }
    }
  }

  /// All arguments joined with `and`, each read on its own, so that a column is one of it.
  static func query(_ arguments: [String]) throws(CommandFailure) -> TagQuery {
    var queries: [TagQuery] = []
    for (index, argument) in arguments.enumerated() {
      do {
        queries.append(try TagQuery(parsing: argument))
      } catch {
        let place = arguments.count > 1 ? "argument \(index + 1), " : ""
        throw CommandFailure(
          .usage, "\(place)column \(error.column) of the query: \(error.message)",
          advice: error.advice.map { [CommandFailure.sentence($0)] } ?? [])
      }
    }
    return TagQuery.all(of: queries)
  }
}

extension TagQuery {
  /// The tags that the query names, in order.
  fileprivate var tags: [Tag] {
    var tags: [Tag] = []
    var pending = [self]
    while let query = pending.popLast() {
      switch query {
      case .tag(let tag): tags.append(tag)
      case .prefix, .anyTag: break
      case .not(let operand): pending.append(operand)
      case .and(let parts), .or(let parts): pending += parts.reversed()
      }
    }
    return tags
  }
}
