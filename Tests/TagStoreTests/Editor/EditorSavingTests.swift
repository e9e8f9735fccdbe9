import TagStore
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `What an editor does is stored` {
  let store: TagStore
  let editor: TagEditor

  init() async throws {
    store = try await TagStore(at: .inMemory)
    try await store.add(["Vegan", "dinner"], to: "shakshuka")
    editor = TagEditor(store: store, item: "shakshuka")
    await editor.load()
  }

  @Test func `after it has shown what was there`() async throws {
    #expect(editor.isLoaded)
    #expect(editor.field.chips.map(\.name) == ["Vegan", "dinner"])
    #expect(!editor.hasUnsavedChanges && !editor.isSaving)
    #expect(editor.announcement == nil)
  }

  @Test func `as soon as it is committed`() async throws {
    editor.send(.textChanged(to: "eggs, one pa"))
    #expect(editor.isSaving && editor.hasUnsavedChanges)
    await editor.settled()
    #expect(!editor.isSaving && !editor.hasUnsavedChanges)
    #expect(try await store.names(of: "shakshuka") == ["Vegan", "dinner", "eggs"])
    #expect(editor.field.text == "one pa")
  }

  @Test func `one change after another, and none is left out`() async throws {
    let changes = store.changes
    for name in ["a", "b", "c", "d"] { editor.send(.textTyped("\(name),")) }
    editor.send(.chipRemoved(try TagStoreCore.Tag("b")))
    editor.send(.chipMoved(try TagStoreCore.Tag("d"), to: 0))
    await editor.settled()
    let told = await changes.next(6).map { $0.tags.map(\.name) }
    #expect(
      told == [
        ["Vegan", "dinner", "a"],
        ["Vegan", "dinner", "a", "b"],
        ["Vegan", "dinner", "a", "b", "c"],
        ["Vegan", "dinner", "a", "b", "c", "d"],
        ["Vegan", "dinner", "a", "c", "d"],
        ["d", "Vegan", "dinner", "a", "c"],
      ])
    #expect(editor.field.chips.map(\.name) == ["d", "Vegan", "dinner", "a", "c"])
  }

  @Test func `also when it is undone and done again`() async throws {
    editor.send(.textTyped("eggs,"))
    await editor.settled()
    editor.send(.undone)
    await editor.settled()
    #expect(try await store.names(of: "shakshuka") == ["Vegan", "dinner"])
    editor.send(.redone)
    await editor.settled()
    #expect(try await store.names(of: "shakshuka") == ["Vegan", "dinner", "eggs"])
  }

  @Test func `but an open chip only once it is closed`() async throws {
    let changes = store.changes
    editor.send(.chipOpened(try TagStoreCore.Tag("vegan")))
    #expect(editor.tags.map(\.name) == ["Vegan", "dinner"])
    editor.send(.escaped)
    editor.send(.escaped)
    editor.send(.chipOpened(try TagStoreCore.Tag("vegan")))
    editor.send(.textChanged(to: "Vegetarian"))
    editor.send(.submitted)
    await editor.settled()
    try await store.close()
    #expect(await changes.all().count == 1)
    #expect(editor.field.chips.map(\.name) == ["Vegetarian", "dinner"])
  }

  @Test func `before it was loaded too, together with what was there`() async throws {
    let early = TagEditor(store: store, item: "shakshuka")
    early.send(.textTyped("eggs,"))
    await early.settled()
    #expect(early.field.chips.map(\.name) == ["Vegan", "dinner", "eggs"])
    #expect(try await store.names(of: "shakshuka") == ["Vegan", "dinner", "eggs"])
  }

  @Test func `although the editor is dropped meanwhile`() async throws {
    weak var dropped: TagEditor?
    let changes = store.changes
    do {
      let brief = TagEditor(store: store, item: "soup")
      dropped = brief
      await brief.load()
      for name in ["a", "b", "c"] { brief.send(.textTyped("\(name),")) }
    }
    #expect(await changes.next(3).last?.tags.map(\.name) == ["a", "b", "c"])
    await dropped?.settled()
    #expect(dropped == nil)
  }

  @Test func `as the store spells it, when a name stands for another tag`() async throws {
    try await store.merge(["dinner"], into: "Vegan")
    await editor.load()
    editor.send(.textTyped("Dinner,eggs,"))
    await editor.settled()
    #expect(editor.field.chips.map(\.name) == ["Vegan", "eggs"])
    #expect(!editor.hasUnsavedChanges)
  }
}
