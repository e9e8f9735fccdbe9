extension Command {
  static let info = Command(
    "info", theme: .files,
    summary: "Print where the store is and what it holds",
    forms: [Form([])],
    examples: [Example("tagstore info", "Prints the file, its size and its counts.")],
    otherNames: ["status", "stats"])
}
