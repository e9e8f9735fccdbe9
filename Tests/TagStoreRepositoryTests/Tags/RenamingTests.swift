import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import Testing

struct RenamingTests {
  private func id(_ key: String, _ store: MemoryStore) throws -> Int64? {
    try store.connection.integer("SELECT id FROM tagstore_tag WHERE key = ?1", .text(key))
  }

  @Test func `the new name is shown everywhere and the old one stands for it`() throws {
    let store = try MemoryStore(["i1": ["b", "old", "c"], "i2": ["old"]])
    let outcome = try store.repository.rename("OLD", to: "New")
    #expect(outcome.before.name == "old" && outcome.after.name == "New")
    #expect(outcome.items == 2 && outcome.hasChanged)
    #expect(try store.tags("i1") == ["b", "New", "c"])
    #expect(try store.uses() == ["b 1", "c 1", "New 2"])
    #expect(try store.aliases() == ["old → New"])
    #expect(try store.repository.add(["old"], to: "i3").added.map(\.name) == ["New"])
  }

  @Test(arguments: [
    ["cli", "CLI"], ["caf\u{E9}", "cafe\u{301}"], ["cafe\u{301}", "caf\u{E9}"],
    ["Straße", "STRASSE"], ["☑", "☑\u{FE0F}"],
  ])
  func `another case or form of the name is shown, without an alias`(names: [String]) throws {
    let store = try MemoryStore(["i1": ["x", names[0], "y"]])
    let key = try Tag(names[0]).key
    let before = try id(key, store)
    let outcome = try store.repository.rename(names[0], to: names[1])
    #expect(outcome.hasChanged && outcome.items == 1)
    let shown = try store.tags("i1")[1]
    #expect(shown.utf8.elementsEqual(names[1].utf8))
    #expect(try store.aliases() == [])
    #expect(try id(key, store) == before)
    #expect(try store.repository.tag(named: names[0])?.uses == 1)
  }

  @Test func `renaming to itself says that nothing changed`() throws {
    let store = try MemoryStore(["i1": ["a"]])
    #expect(try !store.repository.rename("A", to: "a").hasChanged)
    #expect(try !store.repository.rename("a", to: " a ").hasChanged)
    #expect(try store.aliases() == [])
  }

  @Test func `another tag's name is refused, whichever way it is written`() throws {
    let store = try MemoryStore(["i1": ["a", "b"], "i2": ["alias"]])
    try store.repository.merge(["alias"], into: "b")
    let before = try StoreListing.lines(of: store.repository, on: store.connection)
    #expect(refusal { try store.repository.rename("a", to: "B") } == .tagExists)
    #expect(refusal { try store.repository.rename("a", to: "alias") } == .tagExists)
    #expect(refusal { try store.repository.rename("a", to: "") } == .refusedTag)
    #expect(refusal { try store.repository.rename("nosuch", to: "c") } == .noSuchTag)
    #expect(try StoreListing.lines(of: store.repository, on: store.connection) == before)
  }

  @Test func `renaming back swaps the name and its alias`() throws {
    let store = try MemoryStore(["i1": ["old"]])
    try store.repository.rename("old", to: "new")
    let outcome = try store.repository.rename("new", to: "OLD")
    #expect(outcome.hasChanged)
    #expect(try store.tags("i1") == ["OLD"])
    #expect(try store.aliases() == ["new → OLD"])
    try store.repository.rename("new", to: "new")
    #expect(try store.aliases() == ["OLD → new"])
  }

  @Test func `a chain of names all stand for the last one`() throws {
    let store = try MemoryStore(["i1": ["a"]])
    for (old, new) in [("a", "b"), ("b", "c"), ("a", "d")] {
      try store.repository.rename(old, to: new)
    }
    #expect(try store.aliases() == ["a → d", "b → d", "c → d"])
    #expect(try store.tags("i1") == ["d"])
    try StoreSoundness.expect(store.connection)
  }
}
