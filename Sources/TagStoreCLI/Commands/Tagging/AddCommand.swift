internal import TagStore

extension Command {
  static let add = Command(
    "add", theme: .tagging,
    summary: "Add tags to an item, after those it has",
    details: [
      "An item or tag that does not exist yet is made. Tags that the item already has stay where "
        + "they are.",
      .tagArgumentRule,
      "With --items-from, every item listed gets the tags, all in one step.",
    ],
    forms: [
      Form([.item, .tags]),
      Form([.tags], required: [["items-from"]]),
    ],
    flags: [.itemsFrom],
    examples: [
      Example("tagstore add shakshuka Vegan 'weeknight dinner'", "Adds two tags."),
      Example("tagstore add shakshuka 'vegan, dinner'", "Adds two tags as well."),
      Example("tagstore add shakshuka -- -5", "Adds the tag '-5'."),
      Example("ls | tagstore add --items-from - inbox", "Tags every file of the folder."),
    ],
    otherNames: ["tag"],
    run: runAdd)

  private static func runAdd(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let names = try invocation.tagNames()
    let result = try await session.changeItems(invocation, .creating) { repository, item in
      try repository.add(names, to: item)
    }
    if session.settings.printsJSON {
      for outcome in result.outcomes {
        try session.console.json([
          "item": .string(outcome.item), "added": .names(outcome.added),
          "alreadyPresent": .names(outcome.alreadyPresent),
        ])
      }
    }
    result.confirm(on: session.console, hasChanged: { !$0.added.isEmpty }, note: note)
    return .success
  }

  private static func note(_ outcome: TagAddition) -> String {
    let added =
      outcome.added.isEmpty ? "nothing to add" : "added \(TagListing.text(outcome.added))"
    let present =
      outcome.alreadyPresent.isEmpty
      ? "" : "; already there: \(TagListing.text(outcome.alreadyPresent))"
    return "\(outcome.item): \(added)\(present)"
  }
}
