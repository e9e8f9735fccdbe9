extension Command {
  static let move = Command(
    "move", theme: .tagging,
    summary: "Move a tag to another place among an item's tags",
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
    otherNames: ["mv", "reorder", "order"])
}
