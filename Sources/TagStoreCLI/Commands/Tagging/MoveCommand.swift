internal import TagStore

extension Command {
  static let move = Command(
    "move", theme: .tagging,
    summary: "Move a tag to another place among an item's tags",
    details: [.oneTagRule],
    forms: [Form([.item, .tag], required: [["before", "after", "first", "last"]])],
    flags: [
      Flag("before", value: .init("TAG", .tag), "Put it before this tag of the item."),
      Flag("after", value: .init("TAG", .tag), "Put it after this tag of the item."),
      Flag("first", "Put it before all others."),
      Flag("last", "Put it after all others."),
    ],
    examples: [
      Example("tagstore move shakshuka brunch --first", "Makes brunch the first tag."),
      Example("tagstore move shakshuka brunch --after Vegan", "Puts brunch after Vegan."),
    ],
    otherNames: ["mv", "reorder", "order"],
    run: runMove)

  private static func runMove(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let item = invocation.argument("ITEM") ?? ""
    let name = try invocation.tagName()
    let position = try position(invocation)
    let tags = try await session.withStore(.existing) { store in
      try await store.move(name, on: item, to: position)
    }
    if session.settings.printsJSON {
      try session.console.json(["item": .string(item), "tags": .names(tags)])
    }
    session.console.note("\(item): now has \(TagListing.text(tags))")
    return .success
  }

  /// The place that one of four flags names; the table has one of them given.
  private static func position(_ invocation: Invocation) throws(CommandFailure) -> TagPosition {
    if let name = try invocation.tagName(ofFlag: "before") { return .before(name) }
    if let name = try invocation.tagName(ofFlag: "after") { return .after(name) }
    return invocation.has("first") ? .first : .last
  }
}
