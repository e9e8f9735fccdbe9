internal import TagStore

extension Command {
  static let show = Command(
    "show", theme: .finding,
    summary: "Print an item's tags, in order",
    details: [
      "One tag a line. With several items, each line is the item and one of its tags: in columns "
        + "on a terminal, elsewhere with a tab between. An "
        + "item that does not exist is an error, and then nothing is printed."
    ],
    forms: [Form([.items])],
    examples: [
      Example("tagstore show shakshuka", "Prints its tags."),
      Example("tagstore show shakshuka lasagne --json", "Prints one JSON document a line."),
    ],
    otherNames: ["get", "cat"],
    run: runShow)

  private static func runShow(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let items = invocation.arguments("ITEM")
    let tagLists = try await session.withStore(.existing) { store in
      try await store.read { repository in
        try items.map { item in
          let tags = try repository.tags(of: item)
          if tags.isEmpty, try !repository.contains(item: item) {
            throw TagStoreError.noSuchItem(item)
          }
          return tags
        }
      }
    }
    let entries = zip(items, tagLists)
    if session.settings.printsJSON {
      for (item, tags) in entries {
        try session.console.json(["item": .string(item), "tags": .names(tags)])
      }
    } else if items.count == 1 {
      for tag in tagLists[0] { try session.console.record(tag.name) }
    } else {
      let rows = entries.flatMap { item, tags in tags.map { [item, $0.name] } }
      try session.console.table(rows, [.leading, .leading])
    }
    for (item, tags) in entries where tags.isEmpty { session.console.note("\(item): no tags") }
    return .success
  }
}
