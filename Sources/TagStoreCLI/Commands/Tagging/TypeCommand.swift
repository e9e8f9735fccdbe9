internal import TagStore

extension Command {
  static let type = Command(
    "type", theme: .tagging,
    summary: "Add what a tag field makes of typed text",
    details: [
      "The text goes through the same input field that apps use: commas and line breaks commit a "
        + "tag, quotes keep them, and what is left at the end is committed as well. Prints the "
        + "item's tags afterwards, one a line.",
      "A text that cannot be a tag is named on standard error, the others are added, and the exit "
        + "code is 65.",
      "With --events the field gets single events instead, one JSON object a line, and after each "
        + "of them prints what it did and its state, also as JSON; the item then has the field's "
        + "tags. Text that no event committed is not stored, and a refusal is an answer like any "
        + "other: the exit code is 0. A line that is no event is named, and then nothing is "
        + "changed. See 'tagstore help events'.",
    ],
    forms: [
      Form([.item, Operand("TEXT", .text)]),
      Form([.item], required: [["events"]]),
    ],
    flags: [
      Flag(
        "events", value: .init("FILE", .file),
        "Read events from a file, or from standard input when FILE is '-'.")
    ],
    examples: [
      Example("tagstore type shakshuka 'vegan, dinner,'", "Adds vegan and dinner."),
      Example("tagstore type shakshuka --events keys.jsonl", "Replays what was done in a field."),
    ],
    run: runType)

  private static func runType(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let item = invocation.argument("ITEM") ?? ""
    try Session.check(item)
    if let list = invocation.value(of: "events") {
      return try await runEvents(from: list, on: item, session)
    }
    let text = invocation.argument("TEXT") ?? ""
    let access = try access(typing: text)
    let (tags, refusals) = try await session.withStore(access) { store in
      try await store.write { repository in
        var field = TagField(chips: try repository.tags(of: item))
        let effects = field.type(text)
        let added = effects.compactMap(\.addedTag?.name)
        if !added.isEmpty { try repository.add(added, to: item) }
        return (try repository.tags(of: item), effects.compactMap(\.refusal))
      }
    }
    try show(tags, of: item, refusals, on: session.console)
    return refusals.contains { $0.failure != nil } ? .inputRefused : .success
  }

  /// What the text needs of the store: one that holds no tag makes none.
  private static func access(typing text: String) throws(CommandFailure) -> Session.StoreAccess {
    var field = TagField()
    let refusals = field.type(text).compactMap(\.refusal)
    if !field.chips.isEmpty { return .creating }
    if let failure = refusals.lazy.compactMap(\.failure).first { throw failure }
    return .existing
  }

  private static func show(
    _ tags: [Tag], of item: String, _ refusals: [TagField.Refusal], on console: Console
  ) throws(CommandFailure) {
    if console.settings.printsJSON {
      try console.json([
        "item": .string(item), "tags": .names(tags), "refused": .strings(refusals.map(\.text)),
      ])
    } else {
      for tag in tags { try console.record(tag.name) }
    }
    for refusal in refusals {
      if let failure = refusal.failure {
        console.failure(failure)
      } else {
        console.note(refusal.description)
      }
    }
  }
}

extension TagField.Effect {
  fileprivate var addedTag: Tag? {
    if case .added(let tag, _) = self { tag } else { nil }
  }

  var refusal: TagField.Refusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }
}

extension TagField.Refusal {
  /// The failure for a text that cannot be a tag at all; nil for one that is there already.
  fileprivate var failure: CommandFailure? {
    guard case .invalid(let refusal) = reason else { return nil }
    return CommandFailure(TagStoreError(refusal, text: text))
  }
}
