extension Command {
  static let show = Command(
    "show", theme: .finding,
    summary: "Print an item's tags, in order",
    details: [
      "One tag a line. With several items, each line is the item, a tab and one of its tags. An "
        + "item that does not exist is an error."
    ],
    forms: [Form([.items])],
    examples: [
      Example("tagstore show shakshuka", "Prints its tags."),
      Example("tagstore show shakshuka lasagne --json", "Prints one JSON document a line."),
    ],
    otherNames: ["get", "cat"])
}
