import TagStore
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An editor follows what is done elsewhere` {
  let store: TagStore
  let editor: TagEditor

  init() async throws {
    store = try await TagStore(at: .inMemory)
    try await store.add(["Vegan", "dinner"], to: "shakshuka")
    editor = TagEditor(store: store, item: "shakshuka")
    await editor.load()
  }

  typealias Call = @Sendable (TagStore) async throws -> Void

  /// What is done elsewhere, and what the field shows then.
  struct Followed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let chips: [String]
    let call: Call

    init(_ description: String, chips: [String], call: @escaping Call) {
      (testDescription, self.chips, self.call) = (description, chips, call)
    }
  }

  nonisolated static let followed: [Followed] = [
    Followed("adding", chips: ["Vegan", "dinner", "eggs"]) {
      try await $0.add(["eggs"], to: "shakshuka")
    },
    Followed("removing", chips: ["dinner"]) {
      try await $0.remove(["vegan"], from: "shakshuka")
    },
    Followed("moving", chips: ["dinner", "Vegan"]) {
      try await $0.move("dinner", on: "shakshuka", to: .first)
    },
    Followed("renaming a tag", chips: ["Vegan", "supper"]) {
      try await $0.rename("dinner", to: "supper")
    },
    Followed("merging tags", chips: ["Vegan"]) { try await $0.merge(["dinner"], into: "Vegan") },
    Followed("deleting tags", chips: ["Vegan"]) { try await $0.delete(["dinner"]) },
    Followed("forgetting the item", chips: []) { try await $0.forget(["shakshuka"]) },
    Followed("undoing", chips: []) { try await $0.undo() },
    Followed("several things at once", chips: ["a", "b", "dinner"]) {
      try await $0.write { repository in
        try repository.rename("vegan", to: "a")
        try repository.add(["b"], to: "shakshuka", at: .index(1))
      }
    },
    Followed("importing", chips: ["Vegan", "dinner", "a"]) {
      try await $0.importRecords(in: Array("item,tags\nshakshuka,a\n".utf8))
    },
  ]

  @Test(arguments: followed)
  func `without losing what is being typed`(followed: Followed) async throws {
    editor.send(.textTyped("red onio"))
    try await followed.call(store)
    await editor.until { $0.names == followed.chips }
    #expect(editor.field.text == "red onio")
    #expect(editor.field.caret == 8)
    await editor.until { $0.announcement != nil }
    #expect(
      editor.announcement?.text == "Tags changed elsewhere, \(editor.field.countLabel)")
    #expect(!editor.hasUnsavedChanges && !editor.isSaving)
  }

  @Test func `and keeps a chip open that is being edited`() async throws {
    editor.send(.chipOpened(try TagStoreCore.Tag("dinner")))
    editor.send(.textChanged(to: "dinner part"))
    try await store.add(["eggs"], to: "shakshuka", at: .first)
    await editor.until { $0.names.contains("eggs") }
    editor.send(.textChanged(to: "dinner party"))
    editor.send(.submitted)
    await editor.settled()
    #expect(editor.names == ["eggs", "Vegan", "dinner party"])
    #expect(try await store.names(of: "shakshuka") == ["eggs", "Vegan", "dinner party"])
  }

  @Test func `by its new name when the item is renamed`() async throws {
    try await store.renameItem("shakshuka", to: "eggs in sauce")
    await editor.until { $0.item == "eggs in sauce" }
    await editor.settled()
    editor.send(.textTyped("eggs,"))
    await editor.settled()
    #expect(try await store.names(of: "eggs in sauce") == ["Vegan", "dinner", "eggs"])
    #expect(try await !store.contains(item: "shakshuka"))
  }

  @Test func `but is not disturbed by what it has written itself`() async throws {
    var shown: [Int] = []
    for number in 0..<50 {
      editor.send(.textTyped("tag \(number),"))
      shown.append(editor.field.chips.count)
      // Lets answers and echoes in between.
      await Task.yield()
    }
    await editor.settled()
    #expect(shown == Array(3...52))
    #expect(editor.field.canUndo)
    #expect(editor.announcement?.text == "Added tag 49, 52 tags")
    // What comes after the echoes shows that they have all been heard.
    try await store.renameItem("shakshuka", to: "soup")
    await editor.until { $0.item == "soup" }
    await editor.settled()
    #expect(editor.field.chips.count == 52 && editor.field.canUndo)
  }

  @Test func `and loses neither side's changes when both are made at once`() async throws {
    let other = TagEditor(store: store, item: "shakshuka")
    await other.load()
    editor.send(.textTyped("eggs,"))
    other.send(.textTyped("quick,"))
    editor.send(.chipRemoved(try TagStoreCore.Tag("dinner")))
    other.send(.textTyped("cheap,"))
    let wanted: Set = ["Vegan", "eggs", "quick", "cheap"]
    await editor.until { Set($0.names) == wanted }
    await other.until { Set($0.names) == wanted }
    await editor.settled()
    await other.settled()
    #expect(try await store.names(of: "shakshuka") == editor.names)
    #expect(other.names == editor.names)
  }

  @Test func `also by another program`() async throws {
    let file = try await SharedFile()
    let elsewhere = try await file.another()
    let editor = TagEditor(store: file.store, item: "shakshuka")
    await editor.load()
    try await elsewhere.add(["Vegan"], to: "shakshuka")
    await editor.until { $0.names == ["Vegan"] }
  }

  @Test func `and keeps what it has not seen yet when it saves`() async throws {
    let file = try await SharedFile()
    let elsewhere = try await file.another()
    let editor = TagEditor(store: file.store, item: "shakshuka")
    // Without loading it follows nothing.
    try await elsewhere.add(["Vegan"], to: "shakshuka")
    editor.send(.textTyped("eggs,"))
    await editor.settled()
    try await elsewhere.add(["quick"], to: "shakshuka", at: .first)
    editor.send(.textTyped("cheap,"))
    await editor.settled()
    #expect(editor.names == ["quick", "Vegan", "eggs", "cheap"])
    #expect(try await elsewhere.names(of: "shakshuka") == ["quick", "Vegan", "eggs", "cheap"])
  }

  @Test func `until it is dropped`() async throws {
    weak var dropped: TagEditor?
    do {
      let brief = TagEditor(store: store, item: "shakshuka")
      dropped = brief
      await brief.load()
      await brief.settled()
    }
    #expect(dropped == nil)
  }
}
