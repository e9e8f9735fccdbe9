extension Command {
  static let help = Command(
    "help", theme: .help,
    summary: "Show help, about one command, one topic or all",
    details: ["Topics are \(ValueKind.listing(HelpTopic.all.map(\.name)))."],
    forms: [Form([Operand("COMMAND", .command, isOptional: true)])],
    examples: [
      Example("tagstore help find", "Shows how queries are written."),
      Example("tagstore find --help", "Shows the same."),
    ],
    otherNames: ["man", "usage"])
}
