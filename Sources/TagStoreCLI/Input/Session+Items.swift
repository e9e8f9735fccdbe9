internal import TagStore

extension Session {
  /// What one operation did to one item, or to each that `--items-from` lists.
  struct ItemOutcomes<Outcome: Sendable>: Sendable {
    let outcomes: [Outcome]
    /// Whether the items come from a list, so that they are summed up.
    let isList: Bool
  }

  /// Does the same to the item that is named, or to every item that `--items-from` lists; all of it
  /// in one transaction, so that either every item is changed or none.
  func changeItems<Outcome: Sendable>(
    _ invocation: Invocation, _ access: StoreAccess,
    _ operation: @Sendable (TagRepository, String) throws -> Outcome
  ) async throws(CommandFailure) -> ItemOutcomes<Outcome> {
    let list = invocation.value(of: "items-from")
    let items = try list.map(listedItems) ?? invocation.arguments("ITEM")
    for item in items { try Self.check(item) }
    let outcomes: [Outcome] =
      items.isEmpty
      ? []
      : try await withStore(access) { store in
        try await store.write { repository in
          try items.map { try operation(repository, $0) }
        }
      }
    return ItemOutcomes(outcomes: outcomes, isList: list != nil)
  }

  /// The items of a list, or of standard input when its name is `-`.
  func listedItems(_ file: String) throws(CommandFailure) -> [String] {
    let input = try input(named: file)
    return try ItemList.items(
      in: input.readAll(), named: file == "-" ? "standard input" : file)
  }

  /// Refuses what cannot name an item before a store is opened, so that it makes no file.
  static func check(_ item: String) throws(CommandFailure) {
    if let refusal = ItemRule.refusal(of: item) {
      throw CommandFailure(TagStoreError(refusal, item: item))
    }
  }
}

extension Session.ItemOutcomes {
  /// Confirms the change: a note about a single item, a summary of a list.
  func confirm(
    on console: Console, hasChanged: (Outcome) -> Bool, note: (Outcome) -> String
  ) {
    if isList {
      let items = CountedNoun.text(outcomes.count, "item")
      console.summary("\(items), \(outcomes.count(where: hasChanged)) changed")
    } else {
      for outcome in outcomes { console.note(note(outcome)) }
    }
  }
}
