internal import TagStore

extension Command {
  static let remove = Command(
    "remove", theme: .tagging,
    summary: "Take tags off an item",
    details: [
      "The other tags keep their order. A tag that the item does not have is no error. Tags that "
        + "no item has any more stay until 'tagstore prune'.",
      .tagArgumentRule,
    ],
    forms: [
      Form([.item, .tags]),
      Form([.tags], required: [["items-from"]]),
    ],
    flags: [.itemsFrom],
    examples: [
      Example("tagstore remove shakshuka vegan", "Takes off one tag."),
      Example(
        "tagstore find inbox --null | tagstore remove --items-from - inbox",
        "Takes a tag off every item that has it."),
    ],
    otherNames: ["rm", "untag"],
    run: runRemove)

  private static func runRemove(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let names = try invocation.tagNames()
    let result = try await session.changeItems(invocation, .existing) { repository, item in
      try repository.remove(names, from: item)
    }
    if session.settings.printsJSON {
      for outcome in result.outcomes {
        try session.console.json([
          "item": .string(outcome.item), "removed": .names(outcome.removed),
          "notPresent": .names(outcome.notPresent),
        ])
      }
    }
    result.confirm(on: session.console, hasChanged: { !$0.removed.isEmpty }, note: note)
    return .success
  }

  private static func note(_ outcome: TagRemoval) -> String {
    let removed =
      outcome.removed.isEmpty
      ? "nothing to remove" : "removed \(TagListing.text(outcome.removed))"
    let missing =
      outcome.notPresent.isEmpty ? "" : "; not there: \(TagListing.text(outcome.notPresent))"
    return "\(outcome.item): \(removed)\(missing)"
  }
}
