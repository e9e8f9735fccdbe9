extension Command {
  static let export = Command(
    "export", theme: .files,
    summary: "Write all items and their tags",
    details: [
      "To standard output, or to FILE, which is replaced only once everything is written. Sorted "
        + "by item, so that two exports of one store are the same bytes."
    ],
    forms: [Form([Operand("FILE", .file, isOptional: true)])],
    flags: [.format("Otherwise FILE's ending decides, otherwise jsonl.")],
    examples: [
      Example("tagstore export recipes.jsonl", "Writes a file."),
      Example("tagstore export --format csv | head", "Shows the beginning as CSV."),
    ],
    otherNames: ["dump"])
}
