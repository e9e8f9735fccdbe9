import TagStore
import Testing

@Suite struct `Every call of a store` {
  /// `shakshuka` {Vegan, dinner, eggs}, `ramen` {eggs, dinner}, `toast` {bread}.
  let file: SharedFile
  var store: TagStore { file.store }

  init() async throws {
    file = try await SharedFile()
    try await file.store.add(["Vegan", "dinner", "eggs"], to: "shakshuka")
    try await file.store.add(["eggs", "dinner"], to: "ramen")
    try await file.store.add(["bread"], to: "toast")
  }

  @Test func `puts tags on an item, where they are wanted`() async throws {
    let addition = try await store.add(["quick", "EGGS"], to: "shakshuka", at: .before("dinner"))
    #expect(addition.item == "shakshuka")
    #expect(addition.added.map(\.name) == ["quick"])
    #expect(addition.alreadyPresent.map(\.name) == ["eggs"])
    #expect(try await store.names(of: "shakshuka") == ["Vegan", "quick", "dinner", "eggs"])
  }

  @Test func `takes tags off, sets and moves them`() async throws {
    let removal = try await store.remove(["vegan", "jam"], from: "shakshuka")
    #expect(removal.removed.map(\.name) == ["Vegan"])
    #expect(removal.notPresent.map(\.name) == ["jam"])
    let assignment = try await store.set(["4", "5", "6"], on: "shakshuka")
    #expect(assignment.before.map(\.name) == ["dinner", "eggs"])
    #expect(assignment.after.map(\.name) == ["4", "5", "6"])
    #expect(try await store.move("6", on: "shakshuka", to: .first).map(\.name) == ["6", "4", "5"])
    #expect(try await store.names(of: "shakshuka") == ["6", "4", "5"])
  }

  @Test func `forgets and renames items`() async throws {
    #expect(try await store.forget(["toast"]).map(\.item) == ["toast"])
    #expect(try await store.contains(item: "toast") == false)
    try await store.renameItem("ramen", to: "noodles")
    #expect(try await store.names(of: "noodles") == ["eggs", "dinner"])
    #expect(try await store.contains(item: "ramen") == false)
  }

  @Test func `renames, merges, deletes and prunes tags`() async throws {
    let rename = try await store.rename("eggs", to: "Egg")
    #expect(rename.hasChanged && rename.items == 2)
    let merge = try await store.merge(["bread"], into: "egg")
    #expect(merge.target.name == "Egg" && merge.items == 1)
    #expect(try await store.names(of: "toast") == ["Egg"])
    #expect(try await store.tag(named: "BREAD")?.uses == 3)
    #expect(try await store.delete(["dinner"]).map(\.items) == [2])
    try await store.set([], on: "shakshuka")
    #expect(try await store.tags(unusedOnly: true).map(\.tag.name) == ["Vegan"])
    #expect(try await store.prune().map(\.name) == ["Vegan"])
    #expect(try await store.tag(named: "vegan") == nil)
  }

  @Test func `lists tags with their uses`() async throws {
    #expect(try await store.tags(limit: 2).map(\.tag.name) == ["dinner", "eggs"])
    #expect(
      try await store.tags(order: .name).map(\.tag.name) == ["bread", "dinner", "eggs", "Vegan"])
    #expect(try await store.tags(order: .recency).count == 4)
    let use = try #require(try await store.tag(named: "EGGS"))
    #expect(use.uses == 2 && use.lastUsed != nil)
  }

  @Test func `finds and counts items`() async throws {
    #expect(try await store.items(matching: "eggs and not vegan") == ["ramen"])
    #expect(try await store.items(matching: "*", order: .name) == ["ramen", "shakshuka", "toast"])
    #expect(try await store.items(matching: "*", limit: 1, offset: 1) == ["ramen"])
    #expect(try await store.count(matching: "eggs or bread") == 3)
    let facets = try await store.facets(matching: "eggs", limit: 1)
    #expect(facets.map(\.tag.name) == ["dinner"] && facets.map(\.items) == [2])
    let query = try TagQuery(parsing: "not eggs")
    #expect(try await store.items(matching: query) == ["toast"])
    #expect(try await store.count(matching: query) == 1)
  }

  @Test func `suggests tags, related tags and similar items`() async throws {
    let eggs = try Tag("eggs")
    #expect(try await store.suggestions(for: "egg").map(\.tag) == [eggs])
    #expect(try await store.suggestions(for: "egg", with: [eggs]).isEmpty)
    #expect(try await store.related(to: "vegan").map(\.tag.name) == ["dinner", "eggs"])
    #expect(try await store.similar(to: "ramen").map(\.item) == ["shakshuka"])
  }

  @Test func `looks after the store`() async throws {
    let information = try await file.store.information()
    #expect([information.items, information.tags, information.taggings] == [3, 4, 6])
    #expect(try await file.store.check().isEmpty)
    #expect(try await file.store.repair().isEmpty)
    try await file.store.backUp(to: file.folder.path("copy.sqlite"))
    let copy = try await TagStore(at: .file(file.folder.path("copy.sqlite")))
    #expect(try await copy.names(of: "shakshuka") == ["Vegan", "dinner", "eggs"])
  }

  @Test func `imports and exports`() async throws {
    try await file.store.export(to: file.folder.path("all.jsonl"))
    let other = try await TagStore(at: .inMemory)
    let summary = try await other.importRecords(from: file.folder.path("all.jsonl"))
    #expect(summary.newTaggings == 6)
    #expect(try await other.names(of: "shakshuka") == ["Vegan", "dinner", "eggs"])
    try await other.importRecords(in: Array("item,tags\nsoup,hot\n".utf8))
    #expect(try await other.names(of: "soup") == ["hot"])
  }

  @Test func `works from the main actor, which goes on while it waits`() async throws {
    let screen = await Screen(store: store)
    let gate = Gate()
    async let writing: Void = store.write { _ in gate.pass() }
    await gate.arrival()
    async let adding: Void = screen.add("quick")
    // Answered by the main actor while the addition waits for the writer.
    #expect(await screen.chips.isEmpty)
    gate.open()
    try await writing
    try await adding
    #expect(await screen.chips == ["Vegan", "dinner", "eggs", "quick"])
  }

  /// A view model, as an app has one.
  @MainActor private final class Screen {
    let store: TagStore
    private(set) var chips: [String] = []

    init(store: TagStore) {
      self.store = store
    }

    func add(_ text: String) async throws {
      try await store.add([text], to: "shakshuka")
      MainActor.assertIsolated()
      chips = try await store.tags(of: "shakshuka").map(\.name)
    }
  }
}
