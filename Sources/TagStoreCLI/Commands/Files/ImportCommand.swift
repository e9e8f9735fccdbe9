extension Command {
  static let `import` = Command(
    "import", theme: .files,
    summary: "Read items and tags from a file",
    details: [
      "FILE may be '-' for standard input. JSON Lines hold one {\"item\": \"...\", \"tags\": "
        + "[\"...\"]} a line. CSV and TSV hold a header, or have their columns named with "
        + "--columns, or have two: item and tags. Tags stand in one cell, separated by commas, or "
        + "each in a row of its own.",
      "Tags are added to those an item has; with --replace they take their place. Either all "
        + "records are stored or, when one is refused, none; the message names its line. Importing "
        + "the same file again changes nothing.",
      "With --keep-going the exit code is 65 when a record was refused, and the others are "
        + "stored.",
    ],
    forms: [Form([Operand("FILE", .file)])],
    flags: [
      .format("Otherwise the content decides."),
      Flag(
        "columns", value: .init("NAMES", .text),
        "What the columns hold, for a file without a header, such as item,-,tags: item, tag (one), "
          + "tags (any number) or - (left out)."),
      Flag(
        "replace",
        "Give each item exactly the tags of its records; items that are not in FILE stay as they "
          + "are."),
      Flag("keep-going", "Leave out refused records, name them, and store the others."),
    ],
    examples: [
      Example("tagstore import recipes.jsonl", "Adds all records, or none."),
      Example("tagstore import - --format csv --columns item,tags < list.csv", "Reads a pipe."),
    ],
    otherNames: ["load"],
    run: runImport)
}
