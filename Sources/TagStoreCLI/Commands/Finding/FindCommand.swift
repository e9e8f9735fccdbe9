internal import TagStore

extension Command {
  static let find = Command(
    "find", theme: .finding,
    summary: "Print the items that a query matches",
    details: [
      "A query joins tags with 'and', 'or' and 'not' and with parentheses. Words next to each "
        + "other are one tag: gluten free. 'veg*' is any tag that begins so, '*' any tag at all. "
        + "Double quotes make a name of anything: \"and\", \"a (b)\". Several arguments are "
        + "joined with 'and'.",
      "A name that no tag has matches nothing. The exit code is 1 when nothing is found.",
    ],
    forms: [Form([Operand("QUERY", .query, isRepeated: true)])],
    flags: [
      .limit("Otherwise all are printed."),
      Flag("offset", value: .init("N", .count), "Leave out the first N."),
      Flag(
        "sort", value: .init("ORDER", .choice(["added", "name"])),
        "added: in the order in which items were made (the default); name: by the item's bytes."),
      Flag("count", "Print how many there are instead, --limit and --offset left aside."),
    ],
    examples: [
      Example("tagstore find vegan", "Prints the items tagged vegan."),
      Example("tagstore find 'vegan and not (dairy or nuts)'", "Joins tags."),
      Example("tagstore find vegan dinner", "Prints the items that have both tags."),
      Example("tagstore find 'not *' --count", "Counts the items that have no tag."),
    ],
    otherNames: ["search", "query", "files", "items"],
    run: runFind)

  private static func runFind(
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
      count = try await printItems(matching: query, invocation, session)
    }
    return count == 0 ? .nothingFound : .success
  }

  private static func printItems(
    matching query: TagQuery, _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> Int {
    let console = session.console
    let order: ItemOrder = invocation.value(of: "sort") == "name" ? .name : .added
    let limit = invocation.count(of: "limit")
    let offset = invocation.count(of: "offset") ?? 0
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
        return count
      }
    }
  }

  /// All arguments joined with `and`, each read on its own, so that a column is one of it.
  private static func query(_ arguments: [String]) throws(CommandFailure) -> TagQuery {
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
