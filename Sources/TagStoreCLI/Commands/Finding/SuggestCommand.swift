extension Command {
  static let suggest = Command(
    "suggest", theme: .finding,
    summary: "Print the tags that may be meant by a text",
    details: [
      "The best comes first. Letter case and accents do not matter, and every character of the "
        + "text means itself. An empty text suggests tags that go well with those chosen.",
      "The exit code is 1 when there is nothing to suggest.",
    ],
    forms: [Form([Operand("TEXT", .text)])],
    flags: [
      Flag(
        "item", value: .init("ITEM", .item),
        "Leave out this item's tags and prefer what goes with them."),
      Flag(
        "with", value: .init("TAG", .tag), isRepeatable: true,
        "Leave out this tag and prefer what goes with it."),
      .limit("Otherwise 8."),
    ],
    examples: [
      Example("tagstore suggest jal", "Prints jalape\u{F1}o, if there is such a tag."),
      Example("tagstore suggest '' --with vegan", "Prints what is often used with vegan."),
    ],
    otherNames: ["complete"])
}
