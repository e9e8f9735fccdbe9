import TagStoreCore

/// All of a field that undo and redo lead back to; texts are compared scalar by scalar.
struct FieldSnapshot: Equatable {
  let chips: [[Unicode.Scalar]]
  let text: [Unicode.Scalar]
  let caret: Int
  let selection: Range<Int>
  let insertionIndex: Int
  let editedChip: String?

  init(_ field: TagField) {
    chips = field.chips.map { Array($0.name.unicodeScalars) }
    text = Array(field.text.unicodeScalars)
    caret = field.caret
    selection = field.selection
    insertionIndex = field.insertionIndex
    editedChip = field.editedChip?.name
  }
}

/// All else that can be seen of a field.
struct FieldOffers: Equatable {
  let markedRange: Range<Int>?
  let highlights: [String?]
  let suggestions: [String]
  let canUndo: Bool
  let canRedo: Bool

  init(_ field: TagField) {
    markedRange = field.markedRange
    highlights = [field.highlightedChip?.name, field.highlightedSuggestion?.name]
    suggestions = field.suggestions.map(\.name)
    canUndo = field.canUndo
    canRedo = field.canRedo
  }
}
