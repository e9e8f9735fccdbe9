import Observation
import Synchronization
import TagStore
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Who observes an editor` {
  let store: TagStore
  let editor: TagEditor

  init() async throws {
    store = try await TagStore(at: .inMemory)
    try await store.add(["dinner", "vegan"], to: "others")
    editor = TagEditor(store: store, item: "shakshuka")
    await editor.load()
    await editor.settled()
  }

  private func changes(
    of value: () -> some Any, through work: () async throws -> Void
  ) async rethrows -> Bool {
    let hasFired = Atomic(false)
    withObservationTracking {
      _ = value()
    } onChange: {
      hasFired.store(true, ordering: .relaxed)
    }
    try await work()
    return hasFired.load(ordering: .relaxed)
  }

  @Test func `learns of the field's text and chips`() async throws {
    #expect(await changes(of: { editor.hostText }) { editor.send(.textTyped("x")) })
    #expect(await changes(of: { editor.field.chips }) { editor.send(.textTyped("y,")) })
    #expect(await changes(of: { editor.tags }) { editor.send(.undone) })
  }

  @Test func `learns of savings`() async throws {
    #expect(await changes(of: { editor.isSaving }) { editor.send(.textTyped("y,")) })
    #expect(await changes(of: { editor.hasUnsavedChanges }) { await editor.settled() })
  }

  @Test func `learns of suggestions, refusals and announcements`() async throws {
    #expect(
      await changes(of: { editor.suggestions }) {
        editor.send(.textTyped("veg"))
        await editor.settled()
      })
    editor.send(.textTyped("an,"))
    #expect(await changes(of: { editor.lastRefusal }) { editor.send(.textTyped("vegan,")) })
    #expect(await changes(of: { editor.announcement }) { editor.send(.textTyped("vegan,")) })
  }

  @Test func `may set the text, as a text control does`() async throws {
    editor.hostText = "eggs, onio"
    #expect(editor.names == ["eggs"])
    #expect(editor.hostText == "onio")
    await editor.settled()
  }
}
