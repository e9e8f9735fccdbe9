import TagStore
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An editor's suggestions` {
  let store: TagStore
  let editor: TagEditor

  init() async throws {
    store = try await TagStore(at: .inMemory)
    try await store.add(["vegan", "vegetable", "venison", "dinner"], to: "others")
    try await store.add(["dinner"], to: "shakshuka")
    editor = TagEditor(store: store, item: "shakshuka")
    await editor.load()
    await editor.settled()
  }

  private var offered: Set<String> { Set(editor.suggestions.map(\.tag.name)) }

  @Test func `begin with the tags that may come next`() async throws {
    #expect(offered == ["vegan", "vegetable", "venison"])
  }

  @Test func `follow the text, and say what matches`() async throws {
    editor.send(.textTyped("veg"))
    await editor.settled()
    #expect(offered == ["vegan", "vegetable"])
    let first = try #require(editor.suggestions.first)
    #expect(first.matchedRanges.map { first.tag.name[$0] } == ["veg"])
    #expect(editor.suggestions.map(\.tag) == editor.field.suggestions)
  }

  @Test func `leave out at once what has become a chip`() async throws {
    editor.send(.suggestionAccepted(try TagStoreCore.Tag("vegan")))
    #expect(offered == ["vegetable", "venison"])
    await editor.settled()
    #expect(offered == ["vegetable", "venison"])
  }

  @Test func `are those of the last text, while older look-ups wait`() async throws {
    let gate = Gate()
    async let holding: Void = store.write { _ in gate.pass() }
    await gate.arrival()
    for character in "veget" { editor.send(.textTyped(String(character))) }
    await Task.yield()
    #expect(offered == ["vegan", "vegetable", "venison"])
    gate.open()
    try await holding
    await editor.settled()
    #expect(offered == ["vegetable"])
    #expect(editor.lastError == nil)
  }

  @Test(arguments: 0..<20)
  func `never go back to those of an older text`(pauses: Int) async throws {
    for text in ["v", "ve", "veg", "ve", "vegan", "dinn", "venis"] {
      editor.send(.textChanged(to: text))
      for _ in 0..<pauses { await Task.yield() }
    }
    await editor.settled()
    #expect(offered == ["venison"])
    #expect(editor.lastError == nil)
  }

  @Test(arguments: [TagField.Event.escaped, .blurred])
  func `stay away when they were put away, although an answer is on its way`(
    event: TagField.Event
  ) async throws {
    editor.send(.textTyped("veg"))
    editor.send(event)
    await editor.settled()
    #expect(editor.suggestions.isEmpty)
    try await store.add(["eggs"], to: "shakshuka")
    await editor.until { $0.names.contains("eggs") }
    await editor.settled()
    #expect(editor.suggestions.isEmpty)
    editor.refreshSuggestions()
    await editor.settled()
    #expect(!editor.suggestions.isEmpty)
  }

  @Test func `hold only allowed tags where there is such a list`() async throws {
    let allowed: Set = [try TagStoreCore.Tag("venison"), try TagStoreCore.Tag("veal")]
    let editor = TagEditor(
      store: store, item: "soup", configuration: .init(allowedTags: allowed))
    editor.send(.textTyped("ve"))
    await editor.settled()
    #expect(editor.suggestions.map(\.tag.name) == ["venison"])
  }

  @Test func `are as many as were asked for`() async throws {
    let editor = TagEditor(store: store, item: "soup", suggestionLimit: 2)
    await editor.load()
    await editor.settled()
    #expect(editor.suggestions.count == 2)
  }
}
