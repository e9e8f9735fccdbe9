internal import TagStore

extension Command {
  static let pick = Command(
    "pick", theme: .finding,
    summary: "Choose tags on the screen and print the items that have them all",
    details: [
      "Shows tags with the number of items that each of them would leave, and below them how many "
        + "items there are now and the first of them. Arrows move, Space chooses a tag or gives it "
        + "up, typing narrows the tags, Enter prints the items. With a query only the items that "
        + "it matches are there.",
      "Escape and Control-C print nothing, and the exit code is 130; it is 1 when no item is left. "
        + "Keys and screen are the terminal's, so the output may be piped on. On a terminal that "
        + "cannot move its cursor (TERM=dumb) the tags are printed as lines and chosen by number.",
    ],
    forms: [Form([Operand("QUERY", .query, isOptional: true)])],
    flags: [Flag("print-query", "Print the query that finds the items instead of them.")],
    examples: [
      Example("tagstore pick", "Chooses among all items."),
      Example("tagstore pick 'not done' --print-query", "Prints a query to go on with."),
    ],
    otherNames: ["filter", "browse"],
    run: runPick)

  private static func runPick(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let arguments = invocation.arguments("QUERY")
    let base = arguments.isEmpty ? nil : try query(arguments)
    let terminal = try session.terminal()
    let picked = try await session.withStore(.existing) { store in
      if session.movesCursor {
        try await TerminalSession.run(on: terminal, isStyled: session.stylesScreen) { screen in
          try await PickLoop(TagPicker(within: base), store, screen).run()
        }
      } else {
        try await PlainPick(store, PlainTerminal(terminal)).run(TagPicker(within: base))
      }
    }
    guard let picked else { return .cancelled }
    if !invocation.has("print-query") {
      let count = try await printItems(matching: picked, session)
      return count == 0 ? .nothingFound : .success
    }
    if session.settings.printsJSON {
      try session.console.json(["query": .string(picked.description)])
    } else {
      try session.console.record(picked.description)
    }
    return .success
  }
}
