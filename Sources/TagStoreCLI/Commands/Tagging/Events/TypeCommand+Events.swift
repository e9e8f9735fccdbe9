internal import TagStore

extension Command {
  /// Sends the events of a list to an item's field, prints every step, and stores the tags.
  static func runEvents(
    from list: String, on item: String, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let events = try FieldEventList.events(
      in: session.input(named: list).readAll(), named: list == "-" ? "standard input" : list)
    // A field that holds no tag in the end makes no store.
    let trial = FieldStep.all(of: events, on: TagField()).last?.field ?? TagField()
    let access: Session.StoreAccess = trial.storedTags.isEmpty ? .existing : .creating
    let (steps, tags) = try await session.withStore(access) { store in
      try await store.write { repository in
        let before = try repository.tags(of: item)
        let steps = FieldStep.all(of: events, on: TagField(chips: before))
        let after = steps.last?.field.storedTags ?? before
        if after != before { try repository.set(after.map(\.name), on: item) }
        return (steps, try repository.tags(of: item))
      }
    }
    for step in steps { try step.show(on: session.console) }
    try session.console.json([
      "item": .string(item), "tags": .names(tags),
      "refused": .strings(steps.flatMap(\.effects).compactMap(\.refusal?.text)),
      "text": .string(steps.last?.field.text ?? ""),
    ])
    return .success
  }
}
