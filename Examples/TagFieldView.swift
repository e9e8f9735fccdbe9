import Accessibility
import SwiftUI
import TagStore

/// An item's tags as chips, with a text field after them and suggestions below.
struct TagFieldView: View {
  @State private var editor: TagEditor
  @FocusState private var isFocused: Bool
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(store: TagStore, item: String) {
    // A software keyboard tells of Backspace in an empty field only by the marker that is gone.
    let configuration = TagField.Configuration(usesHiddenMarker: true)
    _editor = State(
      initialValue: TagEditor(store: store, item: item, configuration: configuration))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ChipFlow {
        ForEach(editor.field.chips, id: \.key) { tag in chip(tag) }
        TextField("Add a tag", text: $editor.hostText)
          .focused($isFocused)
          .onSubmit { send(.submitted) }
          .onKeyPress(.downArrow) { send(.highlightMoved(by: 1)) }
          .onKeyPress(.upArrow) { send(.highlightMoved(by: -1)) }
          .onKeyPress(.escape) { send(.escaped) }
          .accessibilityLabel("Add a tag, \(editor.field.countLabel)")
      }
      if let refusal = editor.lastRefusal { Text(refusal.description).foregroundStyle(.red) }
      if let error = editor.lastError { Text(error.description).foregroundStyle(.red) }
      if isFocused { dropdown }
    }
    .animation(reducesMotion ? nil : .default, value: editor.field.chips)
    .task { await editor.load() }
    .onChange(of: isFocused) { _, isFocused in
      if isFocused { editor.refreshSuggestions() } else { editor.send(.blurred) }
    }
    .onChange(of: editor.announcement) { _, announcement in
      guard let announcement else { return }
      AccessibilityNotification.Announcement(announcement.text).post()
    }
  }

  private func chip(_ tag: Tag) -> some View {
    Button(tag.name) { editor.send(.chipOpened(tag)) }
      .buttonStyle(.plain)
      .padding(6)
      .background(
        fill(tag == editor.field.highlightedChip || tag == editor.flashedChip), in: .capsule
      )
      .accessibilityHint("Edits this tag")
      .accessibilityAction(named: "Remove") { editor.send(.chipRemoved(tag)) }
  }

  private var dropdown: some View {
    ForEach(editor.suggestions, id: \.tag.key) { suggestion in
      Button {
        editor.send(.suggestionAccepted(suggestion.tag))
      } label: {
        Text(marked(suggestion))
      }
      .buttonStyle(.plain)
      .background(fill(suggestion.tag == editor.field.highlightedSuggestion), in: .capsule)
      .accessibilityLabel("\(suggestion.tag.name), on \(suggestion.uses) items")
    }
  }

  private func fill(_ isMarked: Bool) -> Color {
    isMarked ? .accentColor.opacity(0.4) : .gray.opacity(0.15)
  }

  /// The suggested name with the letters that match in bold.
  private func marked(_ suggestion: Suggestion) -> AttributedString {
    let name = suggestion.alias ?? suggestion.tag.name
    var text = AttributedString(name)
    for range in suggestion.matchedRanges {
      if let range = Range(range, in: text) { text[range].font = .body.bold() }
    }
    return text + AttributedString(suggestion.alias == nil ? "" : " → \(suggestion.tag.name)")
  }

  /// Sends a key; Return, which also ends the editing of a text, shall not end it here.
  @discardableResult
  private func send(_ event: TagField.Event) -> KeyPress.Result {
    editor.send(event)
    isFocused = true
    return .handled
  }
}
