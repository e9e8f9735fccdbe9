internal import TagStore

/// An item whose tags were edited and stored.
struct TagEdit: Hashable, Sendable {
  let item: String
  let before: [Tag]
  let after: [Tag]
}

extension TagEditor {
  /// An editor with an item's tags, for a field that stores them when it is left.
  static func loaded(_ item: String, from store: TagStore) async throws(TagStoreError) -> TagEditor
  {
    let editor = TagEditor(store: store, item: item)
    editor.savesAutomatically = false
    await editor.load()
    if let error = editor.lastError { throw error }
    editor.refreshSuggestions()
    await editor.settled()
    return editor
  }

  /// What the last event led to, if there is something to say.
  var message: String? { lastError?.description ?? lastRefusal?.description }

  /// Makes tags of the text and stores all; false where either is refused.
  func finish() async -> Bool {
    if !field.text.isEmpty || field.editedChip != nil { send(.textTaken) }
    if !field.text.isEmpty { return false }
    if hasUnsavedChanges { await save() }
    return lastError == nil
  }
}
