extension Command {
  static let set = Command(
    "set", theme: .tagging,
    summary: "Give an item exactly these tags, in this order",
    details: [
      "An empty argument ('') holds no tag, so 'tagstore set ITEM \"\"' leaves the item without "
        + "any.",
      .tagArgumentRule,
    ],
    forms: [
      Form([.item, .tags]),
      Form([.tags], required: [["items-from"]]),
    ],
    flags: [.itemsFrom],
    examples: [
      Example("tagstore set shakshuka brunch Vegan", "Has these two tags and no others."),
      Example("tagstore set shakshuka ''", "Has no tags."),
    ],
    otherNames: ["replace"])
}
