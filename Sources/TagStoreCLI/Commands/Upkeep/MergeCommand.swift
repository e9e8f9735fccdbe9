extension Command {
  static let merge = Command(
    "merge", theme: .upkeep,
    summary: "Turn several tags into one",
    details: [
      "Every item that has one of the tags has the target instead. Where an item has both, the "
        + "earliest place counts.",
      .tagArgumentRule,
    ],
    forms: [Form([.tags], required: [["into"]])],
    flags: [Flag("into", value: .init("TAG", .tag), "The tag that remains; it must exist.")],
    examples: [
      Example("tagstore merge veggie veg --into vegetarian", "Makes one tag of three.")
    ],
    otherNames: ["join"])
}
