extension Command {
  static let find = Command(
    "find", theme: .finding,
    summary: "Print the items that a query matches",
    details: [
      "A query joins tags with 'and', 'or' and 'not' and with parentheses. Words next to each "
        + "other are one tag: gluten free. 'veg*' is any tag that begins so, '*' any tag at all. "
        + "Double quotes make a name of anything: \"and\", \"a (b)\". Several arguments are "
        + "joined with 'and'.",
      "A name that no tag has matches nothing. The exit code is 1 when nothing is found.",
    ],
    forms: [Form([Operand("QUERY", .query, isRepeated: true)])],
    flags: [
      .limit("Otherwise all are printed."),
      Flag("offset", value: .init("N", .count), "Leave out the first N."),
      Flag(
        "sort", value: .init("ORDER", .choice(["added", "name"])),
        "added: in the order in which items were made (the default); name: by the item's bytes."),
      Flag("count", "Print how many there are instead, --limit and --offset left aside."),
    ],
    examples: [
      Example("tagstore find vegan", "Prints the items tagged vegan."),
      Example("tagstore find 'vegan and not (dairy or nuts)'", "Joins tags."),
      Example("tagstore find vegan dinner", "Prints the items that have both tags."),
      Example("tagstore find 'not *' --count", "Counts the items that have no tag."),
    ],
    otherNames: ["search", "query", "files", "items"],
    run: runFind)
}
