extension Command {
  static let delete = Command(
    "delete", theme: .upkeep,
    summary: "Delete tags, and take them off every item",
    details: [
      "When one of the tags does not exist, nothing is deleted.", .tagArgumentRule,
    ],
    forms: [Form([.tags])],
    examples: [Example("tagstore delete inbox", "No item has the tag any more.")],
    otherNames: ["del", "drop"])
}
