/// What was done in a field and can be undone, and what was undone and can be done again.
struct FieldHistory: Sendable {
  /// How many steps are kept.
  static let limit = 100

  /// Leads from one state to another: the chips' changes, and then what is being typed.
  struct Step: Sendable {
    let changes: [ChipChange]
    let entry: TagField.Entry
  }

  /// Edits of one kind that follow each other without a move of the caret are one step.
  enum Kind: Sendable {
    case typing
    case deleting
  }

  private(set) var undoable: [Step] = []
  private(set) var redoable: [Step] = []
  /// What is being typed when the next step begins.
  private var start: TagField.Entry
  /// What happened to the chips since then.
  private var changes: [ChipChange] = []
  /// The kind of edit that would still belong to the last step.
  private var openKind: Kind?

  init(_ entry: TagField.Entry) { start = entry }

  mutating func note(_ change: ChipChange) { changes.append(change) }

  /// Ends a step, if anything happened that one could want to undo.
  mutating func record(_ entry: TagField.Entry, _ kind: Kind?) {
    defer { start = entry }
    if changes.isEmpty, entry.text.isSameText(as: start.text) {
      if !entry.isSame(as: start) { openKind = nil }
      return
    }
    redoable = []
    if !changes.isEmpty || kind == nil || kind != openKind {
      if undoable.count == Self.limit { undoable.removeFirst() }
      undoable.append(Step(changes: Self.inverse(changes), entry: start))
    }
    openKind = changes.isEmpty ? kind : nil
    changes = []
  }

  /// Forgets all steps, because they lead to chips that are no longer there.
  mutating func forget(_ entry: TagField.Entry) {
    let beginning = start
    self = Self(entry)
    // What is being composed began from the text before it.
    if entry.marked != nil {
      start = beginning
      start.insertionIndex = entry.insertionIndex
      start.editedChip = entry.editedChip
    }
  }

  mutating func undo(from entry: TagField.Entry) -> Step? {
    guard let step = undoable.popLast() else { return nil }
    redoable.append(Step(changes: Self.inverse(step.changes), entry: entry))
    return resume(step)
  }

  mutating func redo(from entry: TagField.Entry) -> Step? {
    guard let step = redoable.popLast() else { return nil }
    undoable.append(Step(changes: Self.inverse(step.changes), entry: entry))
    return resume(step)
  }

  private mutating func resume(_ step: Step) -> Step {
    start = step.entry
    openKind = nil
    return step
  }

  private static func inverse(_ changes: [ChipChange]) -> [ChipChange] {
    changes.reversed().map(\.inverse)
  }
}
