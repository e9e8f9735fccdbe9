internal import TagStore

extension Command {
  static let tags = Command(
    "tags", theme: .finding,
    summary: "Print all tags and how many items have each",
    details: [
      "In columns on a terminal; elsewhere each line is the tag, a tab and the number. The exit "
        + "code is 1 when there are none."
    ],
    forms: [Form([])],
    flags: [
      Flag(
        "sort", value: .init("ORDER", .choice(["uses", "name", "recent"])),
        "uses: most used first (the default); name: by name; recent: last used first."),
      Flag("unused", "Print only the tags that no item has."),
      .limit("Otherwise all are printed."),
    ],
    examples: [
      Example("tagstore tags", "Prints all tags, most used first."),
      Example("tagstore tags --unused", "Prints what 'tagstore prune' would delete."),
      Example("tagstore tags | cut -f 1", "Prints the names alone."),
    ],
    otherNames: ["list", "ls"],
    run: runTags)

  private static func runTags(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let order = order(named: invocation.value(of: "sort"))
    let unusedOnly = invocation.has("unused")
    let limit = invocation.count(of: "limit")
    let console = session.console
    let count = try await session.withStore(.existing) { store in
      try await store.read { repository in
        if console.alignsColumns, !console.settings.printsJSON {
          let tags = try repository.tags(order: order, unusedOnly: unusedOnly, limit: limit)
          try console.table(tags.map { [$0.tag.name, String($0.uses)] }, [.leading, .trailing])
          return tags.count
        }
        var count = 0
        try repository.forEachTag(order: order, unusedOnly: unusedOnly, limit: limit) { use in
          count += 1
          return console.goesOn { () throws(CommandFailure) in try show(use, on: console) }
        }
        return count
      }
    }
    return count == 0 ? .nothingFound : .success
  }

  private static func show(_ use: TagUse, on console: Console) throws(CommandFailure) {
    if console.settings.printsJSON {
      try console.json([
        "name": .string(use.tag.name), "key": .string(use.tag.key), "uses": .number(use.uses),
        "lastUsed": .time(use.lastUsed),
      ])
    } else {
      try console.record("\(use.tag.name)\t\(use.uses)")
    }
  }

  private static func order(named name: String?) -> TagOrder {
    switch name {
    case "name": .name
    case "recent": .recency
    default: .uses
    }
  }
}
