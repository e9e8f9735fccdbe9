extension Command {
  static let prune = Command(
    "prune", theme: .upkeep,
    summary: "Delete the tags that no item has",
    forms: [Form([])],
    examples: [
      Example("tagstore tags --unused", "Shows what would go."),
      Example("tagstore prune", "Deletes it."),
    ],
    otherNames: ["clean", "gc"])
}
