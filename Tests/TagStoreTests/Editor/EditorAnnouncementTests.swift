import TagStore
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An editor says in words` {
  /// Events on the chips Vegan and dinner, and what is said at the end.
  struct Said: Sendable, CustomTestStringConvertible {
    let events: [TagField.Event]
    let words: String?

    var testDescription: String { words ?? "nothing" }

    init(_ words: String?, _ events: TagField.Event...) {
      (self.words, self.events) = (words, events)
    }
  }

  nonisolated static let said: [Said] = [
    Said("Added eggs, 3 tags", .textTyped("eggs,")),
    Said("Added eggs and one pan, 4 tags", .pasted("eggs,one pan,")),
    Said("Added 4, 6 tags", .pasted("a,b,c,d,")),
    Said("Removed dinner, 1 tag", .deletedBackward(), .deletedBackward()),
    Said("Removed Vegan and dinner, 0 tags", .cleared),
    Said("dinner highlighted", .deletedBackward()),
    Said("Vegan is there already", .textTyped("VEGAN,")),
    Said(
      "Added eggs, 3 tags; Vegan is there already; 1 more refused", .pasted("vegan,eggs,dinner,")),
    Said("Removed eggs, 2 tags", .textTyped("eggs,"), .undone),
    Said("“\u{7}” cannot be a tag: U+0007 is a control character", .textTyped("\u{7},")),
    Said(nil, .textTyped("eggs")),
    Said(nil, .movedLeft()),
  ]

  @Test(arguments: said)
  func `what an event has changed`(said: Said) async throws {
    let editor = try await Self.editor()
    for event in said.events { editor.send(event) }
    #expect(editor.announcement?.text == said.words)
    await editor.settled()
  }

  @Test func `which chip moved and which is open`() async throws {
    let editor = try await Self.editor()
    editor.send(.chipMoved(try TagStoreCore.Tag("dinner"), to: 0))
    #expect(editor.announcement?.text == "Moved dinner to place 1 of 2")
    editor.send(.chipOpened(try TagStoreCore.Tag("dinner")))
    #expect(editor.announcement?.text == "Editing dinner")
    await editor.settled()
  }

  @Test func `the same again as something new`() async throws {
    let editor = try await Self.editor()
    editor.send(.textTyped("vegan,"))
    let first = editor.announcement
    editor.send(.textTyped("vegan,"))
    #expect(editor.announcement?.text == first?.text)
    #expect(editor.announcement != first)
    await editor.settled()
  }

  private static func editor() async throws -> TagEditor {
    let store = try await TagStore(at: .inMemory)
    try await store.add(["Vegan", "dinner"], to: "shakshuka")
    let editor = TagEditor(store: store, item: "shakshuka")
    await editor.load()
    return editor
  }
}
