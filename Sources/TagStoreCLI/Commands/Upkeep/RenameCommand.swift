extension Command {
  static let rename = Command(
    "rename", theme: .upkeep,
    summary: "Give a tag another name",
    details: [
      "Every item keeps it, in its place. Changing only letter case or accents' form is a rename "
        + "too. When another tag has the new name, nothing changes: use 'tagstore merge'."
    ],
    forms: [Form([Operand("OLD", .tag), Operand("NEW", .tag)])],
    examples: [
      Example("tagstore rename veggie vegetarian", "Renames one tag."),
      Example("tagstore rename cli CLI", "Changes only how it is shown."),
    ])
}
