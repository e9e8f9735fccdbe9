internal import TagStore

extension Command {
  static let prune = Command(
    "prune", theme: .upkeep,
    summary: "Delete the tags that no item has",
    forms: [Form([])],
    examples: [
      Example("tagstore tags --unused", "Shows what would go."),
      Example("tagstore prune", "Deletes it."),
    ],
    otherNames: ["clean", "gc"],
    run: runPrune)

  private static func runPrune(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let tags = try await session.withStore(.existing) { store in try await store.prune() }
    if session.settings.printsJSON {
      for tag in tags {
        try session.console.json(["name": .string(tag.name), "key": .string(tag.key)])
      }
    }
    session.console.summary(
      tags.isEmpty
        ? "every tag is in use"
        : "deleted \(CountedNoun.text(tags.count, "tag")): \(TagListing.text(tags))")
    return .success
  }
}
