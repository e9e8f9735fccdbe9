extension Command {
  static let backup = Command(
    "backup", theme: .files,
    summary: "Copy the store, while it is in use too",
    details: [
      "The copy holds everything that is committed. Copying the file by other means can miss the "
        + "latest changes, which may still be in the file beside it that ends in '-wal'."
    ],
    forms: [Form([Operand("FILE", .file)])],
    examples: [Example("tagstore backup tags-monday.sqlite", "Makes a complete copy.")],
    otherNames: ["copy", "save"])
}
