extension Command {
  static let add = Command(
    "add", theme: .tagging,
    summary: "Add tags to an item, after those it has",
    details: [
      "An item or tag that does not exist yet is made. Tags that the item already has stay where "
        + "they are.",
      .tagArgumentRule,
      "With --items-from, every item listed gets the tags, all in one step.",
    ],
    forms: [
      Form([.item, .tags]),
      Form([.tags], required: [["items-from"]]),
    ],
    flags: [.itemsFrom],
    examples: [
      Example("tagstore add shakshuka Vegan 'weeknight dinner'", "Adds two tags."),
      Example("tagstore add shakshuka 'vegan, dinner'", "Adds two tags as well."),
      Example("tagstore add shakshuka -- -5", "Adds the tag '-5'."),
      Example("ls | tagstore add --items-from - inbox", "Tags every file of the folder."),
    ],
    otherNames: ["tag"])
}
