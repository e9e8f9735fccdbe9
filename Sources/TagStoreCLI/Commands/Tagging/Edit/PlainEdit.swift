internal import TagStore

/// The field as lines of text: for terminals that cannot move their cursor.
@MainActor struct PlainEdit {
  private let store: TagStore
  private let terminal: PlainTerminal

  nonisolated init(_ store: TagStore, _ terminal: PlainTerminal) {
    self.store = store
    self.terminal = terminal
  }

  /// Runs until every item is stored, or the input ends.
  /// - Returns: The items that were stored.
  func run(_ items: [String]) async throws -> [TagEdit] {
    var edits: [TagEdit] = []
    for item in items {
      let editor = try await TagEditor.loaded(item, from: store)
      let before = editor.tags
      var isStored = false
      while !isStored {
        guard let line = try terminal.answer(to: lines(of: editor)) else { return edits }
        if line.isEmpty {
          isStored = await editor.finish()
        } else {
          receive(line, editor)
        }
      }
      edits.append(TagEdit(item: item, before: before, after: editor.tags))
    }
    return edits
  }

  private func receive(_ line: String, _ editor: TagEditor) {
    if line.utf8.first == UInt8(ascii: "-"),
      let tag = editor.tags.first(where: { $0.name == line.dropFirst() })
    {
      editor.send(.chipRemoved(tag))
    } else {
      editor.send(.pasted(line))
      editor.send(.textTaken)
    }
    // There is no text that could stay to be mended: the whole line is typed again.
    if !editor.field.text.isEmpty { editor.send(.deletedBackward(over: .text)) }
  }

  private func lines(of editor: TagEditor) -> [String] {
    let tags = editor.tags.isEmpty ? "no tags" : TagListing.text(editor.tags)
    return (editor.message.map { [$0] } ?? []) + [
      "\(editor.item): \(tags)",
      "Tags to add, a tag to remove after a '-', or nothing to store them:",
    ]
  }
}
