import TagStoreCore
import TagStoreRepository
import Testing

struct AliasTests {
  @Test func `a name that stands for a tag gives that tag`() throws {
    let store = try MemoryStore(["soup": ["Vegan"]])
    let outcome = try store.repository.addAlias("Plant Based", to: "vegan")
    #expect(outcome.alias.name == "Plant Based")
    #expect(outcome.tag.name == "Vegan")
    try store.repository.add(["plant based"], to: "stew")
    #expect(try store.tags("stew") == ["Vegan"])
    let query = try TagQuery(parsing: "PLANT BASED")
    #expect(try store.repository.items(matching: query) == ["soup", "stew"])
    #expect(
      try store.repository.suggestions(for: "plant").map(\.tag.name) == ["Vegan"])
  }

  @Test func `an alias of an alias stands for the tag at the end`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    try store.repository.addAlias("b", to: "a")
    try store.repository.addAlias("c", to: "b")
    #expect(try store.aliases() == ["b → a", "c → a"])
    try StoreSoundness.expect(store.connection)
  }

  @Test func `no alias can lead back to itself`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    try store.repository.addAlias("b", to: "a")
    #expect(refusal { try store.repository.addAlias("a", to: "b") } == .tagExists)
    #expect(refusal { try store.repository.addAlias("A", to: "a") } == .tagExists)
    try store.repository.addAlias("b", to: "b")
    #expect(try store.aliases() == ["b → a"])
  }

  @Test func `a name that stands for a tag already stands for the new one from then on`() throws {
    let store = try MemoryStore(["soup": ["a", "b"]])
    try store.repository.addAlias("x", to: "a")
    try store.repository.addAlias("X", to: "b")
    #expect(try store.aliases() == ["X → b"])
    try store.repository.undo()
    #expect(try store.aliases() == ["x → a"])
  }

  @Test func `a removed alias is a name like any other`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    try store.repository.addAlias("b", to: "a")
    #expect(try store.repository.removeAlias("B").tag.name == "a")
    #expect(try store.repository.aliases().isEmpty)
    try store.repository.add(["b"], to: "soup")
    #expect(try store.tags("soup") == ["a", "b"])
  }

  @Test func `what is no alias cannot be removed as one`() throws {
    let store = try MemoryStore(["soup": ["a"]])
    #expect(refusal { try store.repository.removeAlias("a") } == .invalidArgument)
    #expect(refusal { try store.repository.removeAlias("none") } == .noSuchTag)
    #expect(refusal { try store.repository.removeAlias(" ") } == .refusedTag)
    #expect(refusal { try store.repository.addAlias("x", to: "none") } == .noSuchTag)
    #expect(refusal { try store.repository.addAlias("", to: "a") } == .refusedTag)
  }

  @Test func `the aliases of one tag are listed by any of its names`() throws {
    let store = try MemoryStore(["soup": ["a", "b"]])
    try store.repository.addAlias("z", to: "a")
    try store.repository.addAlias("y", to: "a")
    try store.repository.addAlias("x", to: "b")
    #expect(try store.repository.aliases().map(\.alias.name) == ["x", "y", "z"])
    #expect(try store.repository.aliases(of: "y").map(\.alias.name) == ["y", "z"])
    #expect(refusal { try store.repository.aliases(of: "none") } == .noSuchTag)
  }
}
