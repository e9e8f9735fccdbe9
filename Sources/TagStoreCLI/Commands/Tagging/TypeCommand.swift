extension Command {
  static let type = Command(
    "type", theme: .tagging,
    summary: "Add what a tag field makes of typed text",
    details: [
      "The text goes through the same input field that apps use: commas and line breaks commit a "
        + "tag, quotes keep them, and what is left at the end is committed as well."
    ],
    forms: [Form([.item, Operand("TEXT", .text)])],
    examples: [
      Example("tagstore type shakshuka 'vegan, dinner,'", "Adds vegan and dinner.")
    ])
}
