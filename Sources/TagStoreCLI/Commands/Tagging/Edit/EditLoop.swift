internal import Observation
internal import TagStore

/// Tag fields on a terminal, one item after the other: keys change them, a store keeps them.
@MainActor final class EditLoop {
  private let store: TagStore
  private let session: TerminalSession
  private var keys = KeyRepeat()
  private var killed = ""
  /// Whether the last key was Escape.
  private var isLeaving = false

  init(_ store: TagStore, _ session: TerminalSession) {
    self.store = store
    self.session = session
  }

  private enum Outcome { case goOn, saved, cancelled }

  /// Runs until every item is stored, or one is left.
  /// - Returns: The items that were stored.
  func run(_ items: [String]) async throws -> [TagEdit] {
    var edits: [TagEdit] = []
    for (index, item) in items.enumerated() {
      let position = items.count > 1 ? "\(index + 1) of \(items.count)" : nil
      guard let edit = try await edit(item, position) else { break }
      edits.append(edit)
    }
    return edits
  }

  private func edit(_ item: String, _ position: String?) async throws -> TagEdit? {
    let editor = try await TagEditor.loaded(item, from: store)
    let before = editor.tags
    while true {
      session.draw(screen(of: editor, position).frame(in: session.size))
      watch(editor)
      switch await receive(await session.next(), editor) {
      case .goOn: break
      case .saved: return TagEdit(item: editor.item, before: before, after: editor.tags)
      case .cancelled: return nil
      }
    }
  }

  private func screen(of editor: TagEditor, _ position: String?) -> FieldScreen {
    FieldScreen(
      title: editor.item, position: position,
      field: FieldScreen.FieldState(
        editor.field, suggestions: editor.suggestions, flashedChip: editor.flashedChip),
      message: isLeaving ? "Escape again leaves without storing" : editor.message)
  }

  /// Draws again when the editor has news, such as suggestions.
  private func watch(_ editor: TagEditor) {
    let waker = session.waker
    withObservationTracking {
      _ = (editor.field, editor.suggestions, editor.lastError)
    } onChange: {
      waker.wake()
    }
  }

  private func receive(_ event: TerminalEvent, _ editor: TagEditor) async -> Outcome {
    switch event {
    case .text(let typed): send(.textTyped(typed), to: editor)
    case .paste(let pasted): send(.pasted(pasted), to: editor)
    case .key(let key):
      let isRepeat = keys.isRepeat(key, at: .now)
      guard let action = FieldAction(key, in: editor.field, isRepeat: isRepeat) else { break }
      return await perform(action, on: editor)
    case .closed: return .cancelled
    case .wake, .resized, .resumed, .suspensionRequested: break
    }
    return .goOn
  }

  private func send(_ event: TagField.Event, to editor: TagEditor) {
    isLeaving = false
    editor.send(event)
  }

  private func perform(_ action: FieldAction, on editor: TagEditor) async -> Outcome {
    switch action {
    case .send(let event):
      // What is chosen is chosen among the suggestions for all that was typed.
      if event.choosesSuggestion { await editor.settled() }
      send(event, to: editor)
    case .kill(let event):
      let text = editor.field.text
      send(event, to: editor)
      let count = text.utf8.count - editor.field.text.utf8.count
      let rest = text.utf8.dropFirst(editor.field.caret)
      if count > 0 { killed = String(rest.prefix(count)) ?? killed }
    case .yank: send(.textTyped(killed), to: editor)
    case .save:
      isLeaving = false
      if await editor.finish() { return .saved }
    case .cancel: return .cancelled
    case .escape:
      if isLeaving { return .cancelled }
      editor.send(.escaped)
      isLeaving = true
    case .suspend: session.suspend()
    }
    return .goOn
  }
}

extension TagField.Event {
  fileprivate var choosesSuggestion: Bool {
    switch self {
    case .suggestionTaken, .highlightMoved: true
    default: false
    }
  }
}
