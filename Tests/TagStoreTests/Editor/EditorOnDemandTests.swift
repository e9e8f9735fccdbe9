import TagStore
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An editor that saves on demand` {
  let store: TagStore
  let editor: TagEditor

  init() async throws {
    store = try await TagStore(at: .inMemory)
    try await store.add(["Vegan", "dinner"], to: "shakshuka")
    editor = TagEditor(store: store, item: "shakshuka")
    editor.savesAutomatically = false
    await editor.load()
    editor.send(.textTyped("eggs,one pa"))
  }

  @Test func `stores nothing before`() async throws {
    await editor.settled()
    #expect(editor.hasUnsavedChanges && !editor.isSaving)
    #expect(try await store.names(of: "shakshuka") == ["Vegan", "dinner"])
  }

  @Test func `stores all then, at once`() async throws {
    editor.send(.submitted)
    await editor.save()
    #expect(!editor.hasUnsavedChanges)
    #expect(try await store.names(of: "shakshuka") == ["Vegan", "dinner", "eggs", "one pa"])
  }

  @Test func `stores an open chip as it was`() async throws {
    editor.send(.submitted)
    editor.send(.chipOpened(try TagStoreCore.Tag("vegan")))
    await editor.save()
    #expect(!editor.hasUnsavedChanges)
    #expect(try await store.names(of: "shakshuka") == ["Vegan", "dinner", "eggs", "one pa"])
    #expect(editor.field.text == "Vegan")
  }

  @Test func `takes back what was not saved`() async throws {
    editor.discard()
    await editor.settled()
    #expect(editor.field.chips.map(\.name) == ["Vegan", "dinner"])
    #expect(editor.field.text.isEmpty && !editor.hasUnsavedChanges && !editor.field.canUndo)
  }

  @Test func `keeps what it is asked to save although more is discarded at once`() async throws {
    async let saving: Void = editor.save()
    await Task.yield()
    await saving
    editor.send(.textTyped("b,"))
    editor.discard()
    await editor.settled()
    #expect(editor.field.chips.map(\.name) == ["Vegan", "dinner", "eggs"])
  }

  @Test func `keeps what was not saved when others change the item`() async throws {
    try await store.add(["quick"], to: "shakshuka", at: .first)
    try await store.remove(["dinner"], from: "shakshuka")
    await editor.load()
    #expect(editor.field.chips.map(\.name) == ["quick", "Vegan", "eggs"])
    #expect(editor.field.text == "one pa")
    #expect(try await store.names(of: "shakshuka") == ["quick", "Vegan"])
    await editor.save()
    #expect(try await store.names(of: "shakshuka") == ["quick", "Vegan", "eggs"])
  }

  @Test func `saves at once when it is to save by itself again`() async throws {
    editor.savesAutomatically = true
    await editor.settled()
    #expect(try await store.names(of: "shakshuka") == ["Vegan", "dinner", "eggs"])
  }
}
