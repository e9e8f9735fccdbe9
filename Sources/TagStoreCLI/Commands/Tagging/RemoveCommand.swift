extension Command {
  static let remove = Command(
    "remove", theme: .tagging,
    summary: "Take tags off an item",
    details: [
      "The other tags keep their order. A tag that the item does not have is no error. Tags that "
        + "no item has any more stay until 'tagstore prune'.",
      .tagArgumentRule,
    ],
    forms: [
      Form([.item, .tags]),
      Form([.tags], required: [["items-from"]]),
    ],
    flags: [.itemsFrom],
    examples: [
      Example("tagstore remove shakshuka vegan", "Takes off one tag."),
      Example(
        "tagstore find inbox --null | tagstore remove --items-from - inbox",
        "Takes a tag off every item that has it."),
    ],
    otherNames: ["rm", "untag"])
}
