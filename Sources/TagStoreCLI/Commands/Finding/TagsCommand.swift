extension Command {
  static let tags = Command(
    "tags", theme: .finding,
    summary: "Print all tags and how many items have each",
    details: [
      "In columns on a terminal; elsewhere each line is the tag, a tab and the number. The exit "
        + "code is 1 when there are none."
    ],
    forms: [Form([])],
    flags: [
      Flag(
        "sort", value: .init("ORDER", .choice(["uses", "name", "recent"])),
        "uses: most used first (the default); name: by name; recent: last used first."),
      Flag("unused", "Print only the tags that no item has."),
      .limit("Otherwise all are printed."),
    ],
    examples: [
      Example("tagstore tags", "Prints all tags, most used first."),
      Example("tagstore tags --unused", "Prints what 'tagstore prune' would delete."),
      Example("tagstore tags | cut -f 1", "Prints the names alone."),
    ],
    otherNames: ["list", "ls"])
}
