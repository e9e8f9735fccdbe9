extension TagField {
  /// How many tags there are, in English: `1 tag`, `3 tags`.
  public var countLabel: String { chips.count == 1 ? "1 tag" : "\(chips.count) tags" }

  /// How many tags are chosen, as the heading of a list to choose from: `Selected (2)`.
  public var selectionLabel: String { "Selected (\(chips.count))" }

  /// The chosen tags' names in the order of their keys, joined by `, `: `dairy, nuts`.
  ///
  /// For people to read: names are not quoted, so ``TagSplitter`` need not cut it back.
  public var selectionSummary: String {
    chips.sorted { $0.key < $1.key }.map(\.name).joined(separator: ", ")
  }
}
