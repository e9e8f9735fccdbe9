internal import TagStore

extension Command {
  static let edit = Command(
    "edit", theme: .tagging,
    summary: "Edit an item's tags in a field on the screen",
    details: [
      "Shows the tags as chips with a text field after them, or between them, and below it the "
        + "tags that may be meant. A comma or Enter makes a tag of the text, Tab takes the best "
        + "suggestion, Up and Down choose another one. Nothing is stored until Enter in the empty "
        + "field, or Control-S.",
      "Left and Right at the end of the text go on between the chips. Backspace in the empty field "
        + "highlights a chip, then removes it; Enter opens it, Alt with Left or Right moves it. "
        + "Control-A, E, K, U, W and Y edit the text as in a shell, Control-_ takes back, Alt-_ "
        + "does it again, Control-Z suspends.",
      "Escape twice or Control-C leaves without changing the item, and the exit code is 130. With "
        + "--items-from one item comes after the other; those before the one that was left are "
        + "stored. On a terminal that cannot move its cursor (TERM=dumb) lines are read instead.",
    ],
    forms: [
      Form([.item]),
      Form([], required: [["items-from"]]),
    ],
    flags: [.itemsFrom],
    examples: [
      Example("tagstore edit shakshuka", "Edits its tags."),
      Example(
        "tagstore find 'not *' | tagstore edit --items-from -", "Tags what has no tags yet."),
    ],
    otherNames: ["field", "tui"],
    run: runEdit)

  private static func runEdit(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let list = invocation.value(of: "items-from")
    var items = invocation.arguments("ITEM")
    if let list { items = try session.listedItems(list) }
    for item in items { try Session.check(item) }
    if items.isEmpty { return .success }
    let terminal = try session.terminal()
    let edits = try await session.withStore(.creating) { [items] store in
      if session.movesCursor {
        try await TerminalSession.run(on: terminal, isStyled: session.stylesScreen) { screen in
          try await EditLoop(store, screen).run(items)
        }
      } else {
        try await PlainEdit(store, PlainTerminal(terminal)).run(items)
      }
    }
    try report(edits, isList: list != nil, on: session.console)
    return edits.count == items.count ? .success : .cancelled
  }

  private static func report(
    _ edits: [TagEdit], isList: Bool, on console: Console
  ) throws(CommandFailure) {
    if console.settings.printsJSON {
      for edit in edits {
        try console.json([
          "item": .string(edit.item), "tags": .names(edit.after),
          "tagsBefore": .names(edit.before),
        ])
      }
    }
    let outcomes = Session.ItemOutcomes(outcomes: edits, isList: isList)
    outcomes.confirm(on: console, hasChanged: { $0.before != $0.after }) { edit in
      if edit.before == edit.after { return "\(edit.item): nothing changed" }
      return "\(edit.item): now has "
        + (edit.after.isEmpty ? "no tags" : TagListing.text(edit.after))
    }
  }
}
