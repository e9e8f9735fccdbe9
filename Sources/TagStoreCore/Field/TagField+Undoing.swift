extension TagField {
  /// Whether ``Event/undone`` would change anything.
  public var canUndo: Bool { !isComposing && !history.undoable.isEmpty }

  /// Whether ``Event/redone`` would change anything.
  public var canRedo: Bool { !isComposing && !history.redoable.isEmpty }

  mutating func undo() -> [Effect] {
    guard canUndo, let step = history.undo(from: entry) else { return [] }
    return follow(step)
  }

  mutating func redo() -> [Effect] {
    guard canRedo, let step = history.redo(from: entry) else { return [] }
    return follow(step)
  }

  private mutating func follow(_ step: FieldHistory.Step) -> [Effect] {
    for change in step.changes { perform(change) }
    entry = step.entry
    return step.changes.flatMap(\.effects)
  }
}
