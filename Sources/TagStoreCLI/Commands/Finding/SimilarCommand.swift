internal import TagStore

extension Command {
  static let similar = Command(
    "similar", theme: .finding,
    summary: "Print the items that share tags with an item",
    details: [
      "Each with the tags that both have. The most similar comes first; rare tags weigh more than "
        + "common ones. The exit code is 1 when there are none."
    ],
    forms: [Form([.item])],
    flags: [.limit("Otherwise 10.")],
    examples: [Example("tagstore similar shakshuka", "Prints items with similar tags.")],
    otherNames: ["like"],
    run: runSimilar)

  private static func runSimilar(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let item = invocation.argument("ITEM") ?? ""
    let limit = invocation.count(of: "limit") ?? 10
    let similar = try await session.withStore(.existing) { store in
      try await store.similar(to: item, limit: limit)
    }
    if session.settings.printsJSON {
      for other in similar {
        try session.console.json([
          "item": .string(other.item), "sharedTags": .names(other.sharedTags),
          "score": .number(other.score),
        ])
      }
    } else {
      let rows = similar.map { other in
        [other.item, TagSplitter.standard.joined(other.sharedTags.map(\.name))]
      }
      try session.console.table(rows, [.leading, .leading])
    }
    return similar.isEmpty ? .nothingFound : .success
  }
}
