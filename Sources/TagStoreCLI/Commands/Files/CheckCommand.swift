extension Command {
  static let check = Command(
    "check", theme: .files,
    summary: "Check the store for damage",
    details: [
      "Prints one line for each problem. The exit code is 65 when there are problems that remain."
    ],
    forms: [Form([])],
    flags: [Flag("repair", "Mend what can be made again from the rest.")],
    examples: [
      Example("tagstore check", "Only looks."),
      Example("tagstore check --repair", "Mends what it can."),
    ],
    otherNames: ["verify", "repair", "doctor"])
}
