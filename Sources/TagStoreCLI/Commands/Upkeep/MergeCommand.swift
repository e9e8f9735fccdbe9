internal import TagStore

extension Command {
  static let merge = Command(
    "merge", theme: .upkeep,
    summary: "Turn several tags into one",
    details: [
      "Every item that has one of the tags has the target instead. Where an item has both, the "
        + "earliest place counts. The merged names keep standing for the target, wherever they are "
        + "typed or imported.",
      .tagArgumentRule,
    ],
    forms: [Form([.tags], required: [["into"]])],
    flags: [Flag("into", value: .init("TAG", .tag), "The tag that remains; it must exist.")],
    examples: [
      Example("tagstore merge veggie veg --into vegetarian", "Makes one tag of three.")
    ],
    otherNames: ["join"],
    run: runMerge)

  private static func runMerge(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let names = try invocation.tagNames()
    let target = try invocation.tagName(ofFlag: "into") ?? ""
    let outcome = try await session.withStore(.existing) { store in
      try await store.merge(names, into: target)
    }
    if session.settings.printsJSON {
      try session.console.json([
        "name": .string(outcome.target.name), "key": .string(outcome.target.key),
        "merged": .names(outcome.merged), "items": .number(outcome.items),
      ])
    }
    let items = CountedNoun.text(outcome.items, "item")
    session.console.summary(
      "merged \(TagListing.text(outcome.merged)) into \(outcome.target), on \(items)")
    return .success
  }
}
