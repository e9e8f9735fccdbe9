extension Command {
  static let related = Command(
    "related", theme: .finding,
    summary: "Print the tags that share items with a tag",
    details: [
      "Each with the number of items that have both, most first. The exit code is 1 when there "
        + "are none."
    ],
    forms: [Form([.tag])],
    flags: [.limit("Otherwise 10.")],
    examples: [
      Example("tagstore related vegan", "Prints what vegan items are also tagged with.")
    ])
}
