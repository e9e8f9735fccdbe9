extension Command {
  static let similar = Command(
    "similar", theme: .finding,
    summary: "Print the items that share tags with an item",
    details: [
      "The most similar comes first; rare tags weigh more than common ones. The exit code is 1 "
        + "when there are none."
    ],
    forms: [Form([.item])],
    flags: [.limit("Otherwise 10.")],
    examples: [Example("tagstore similar shakshuka", "Prints items with similar tags.")],
    otherNames: ["like"])
}
