extension Command {
  static let renameItem = Command(
    "rename-item", theme: .upkeep,
    summary: "Give an item another name",
    details: ["It keeps its tags and their order. The new name must not be taken."],
    forms: [Form([Operand("OLD", .item), Operand("NEW", .item)])],
    examples: [
      Example("tagstore rename-item draft.txt final.txt", "Follows a file that was renamed.")
    ])
}
