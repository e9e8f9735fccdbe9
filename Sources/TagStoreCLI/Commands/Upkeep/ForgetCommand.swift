extension Command {
  static let forget = Command(
    "forget", theme: .upkeep,
    summary: "Forget items together with their tags",
    details: [
      "The tags themselves stay. When one of the items does not exist, nothing is forgotten."
    ],
    forms: [Form([.items])],
    examples: [Example("tagstore forget shakshuka", "The store no longer knows the item.")])
}
