internal import TagStore

extension Command {
  static let show = Command(
    "show", theme: .finding,
    summary: "Print an item's tags, in order",
    details: [
      "One tag a line. With several items, each line is the item, a tab and one of its tags. An "
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
    for (item, tags) in zip(items, tagLists) {
      if session.settings.printsJSON {
        try session.console.json(["item": .string(item), "tags": .names(tags)])
        continue
      }
      let lead = items.count > 1 ? item + "\t" : ""
      for tag in tags { try session.console.record(lead + tag.name) }
    }
    return .success
  }
}
