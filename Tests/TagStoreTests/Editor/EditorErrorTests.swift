import TagStore
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An editor tells what went wrong` {
  let file: SharedFile

  init() async throws {
    file = try await SharedFile()
    try await file.store.add(["Vegan", "dinner"], to: "shakshuka")
  }

  @Test func `when the store was closed before loading`() async throws {
    try await file.store.close()
    let editor = TagEditor(store: file.store, item: "shakshuka")
    await editor.load()
    #expect(editor.lastError?.code == .closed)
    #expect(!editor.isLoaded && editor.names.isEmpty)
    #expect(editor.announcement?.text.hasPrefix("Not loaded: ") == true)
  }

  @Test func `when the store is closed while tags are typed, which stay`() async throws {
    let editor = TagEditor(store: file.store, item: "shakshuka")
    await editor.load()
    await editor.settled()
    try await file.store.close()
    editor.send(.textTyped("eggs,"))
    editor.send(.textTyped("quick,"))
    await editor.settled()
    #expect(editor.lastError?.code == .closed)
    #expect(editor.names == ["Vegan", "dinner", "eggs", "quick"])
    #expect(editor.hasUnsavedChanges && !editor.isSaving)
  }

  @Test func `when the store can only be read`() async throws {
    let store = try await file.another { $0.isReadOnly = true }
    let editor = TagEditor(store: store, item: "shakshuka")
    await editor.load()
    #expect(editor.lastError == nil)
    #expect(editor.names == ["Vegan", "dinner"])
    editor.send(.textTyped("eggs,"))
    await editor.settled()
    #expect(editor.lastError?.code == .readOnly)
    #expect(editor.announcement?.text.hasPrefix("Not saved: ") == true)
    editor.discard()
    #expect(editor.lastError == nil)
    #expect(editor.names == ["Vegan", "dinner"])
  }

  @Test func `and the next save stores what the last one could not`() async throws {
    let store = try await file.another { $0.busyTimeoutMilliseconds = 0 }
    let editor = TagEditor(store: store, item: "shakshuka")
    await editor.load()
    let gate = Gate()
    async let holding: Void = file.store.write { repository in
      try repository.add(["quick"], to: "shakshuka")
      gate.pass()
    }
    await gate.arrival()
    editor.send(.textTyped("eggs,"))
    await editor.settled()
    #expect(editor.lastError?.code == .busy)
    #expect(editor.hasUnsavedChanges)
    gate.open()
    try await holding
    await editor.save()
    #expect(editor.lastError == nil && !editor.hasUnsavedChanges)
    #expect(try await file.store.names(of: "shakshuka") == ["Vegan", "dinner", "quick", "eggs"])
    #expect(editor.names == ["Vegan", "dinner", "quick", "eggs"])
  }

  @Test func `until the field accepts something`() async throws {
    let store = try await file.another { $0.isReadOnly = true }
    let editor = TagEditor(store: store, item: "shakshuka")
    await editor.load()
    editor.send(.textTyped("eggs,"))
    await editor.settled()
    editor.send(.selectionChanged(to: 0..<0))
    #expect(editor.lastError != nil)
    editor.send(.textTyped("x"))
    #expect(editor.lastError == nil && editor.hasUnsavedChanges)
  }

  @Test func `when the field refuses, until it accepts something`() async throws {
    let editor = TagEditor(store: file.store, item: "shakshuka")
    await editor.load()
    editor.send(.textTyped("VEGAN,"))
    #expect(editor.lastRefusal?.reason == .duplicate(of: try TagStoreCore.Tag("Vegan")))
    #expect(editor.flashedChip?.name == "Vegan")
    editor.send(.selectionChanged(to: 0..<0))
    editor.send(.blurred)
    #expect(editor.lastRefusal != nil)
    editor.send(.textTyped("e"))
    #expect(editor.lastRefusal == nil && editor.flashedChip == nil)
    await editor.settled()
  }
}
