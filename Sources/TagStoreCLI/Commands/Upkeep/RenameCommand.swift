internal import TagStore

extension Command {
  static let rename = Command(
    "rename", theme: .upkeep,
    summary: "Give a tag another name",
    details: [
      "Every item keeps it, in its place. Changing only letter case or accents' form is a rename "
        + "too. When another tag has the new name, nothing changes: use 'tagstore merge'. The old name "
        + "keeps standing for the tag, wherever it is typed or imported.",
      .oneTagRule,
    ],
    forms: [Form([Operand("OLD", .tag), Operand("NEW", .tag)])],
    examples: [
      Example("tagstore rename veggie vegetarian", "Renames one tag."),
      Example("tagstore rename cli CLI", "Changes only how it is shown."),
    ],
    run: runRename)

  private static func runRename(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let old = try invocation.tagName("OLD")
    let new = try invocation.tagName("NEW")
    let outcome = try await session.withStore(.existing) { store in
      try await store.rename(old, to: new)
    }
    if session.settings.printsJSON {
      try session.console.json([
        "before": .string(outcome.before.name), "name": .string(outcome.after.name),
        "key": .string(outcome.after.key), "items": .number(outcome.items),
      ])
    }
    let items = CountedNoun.text(outcome.items, "item")
    session.console.note(
      outcome.hasChanged
        ? "\(outcome.before) is now \(outcome.after), on \(items)"
        : "\(outcome.after) is written so already")
    return .success
  }
}
