import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import Testing

/// Spellings that are one tag and those that are several, told by the store as a whole.
struct SpellingTests {
  static let sameTag: [[String]] = [
    ["Ábaco", "ábaco", "ÁBACO"], ["Яндекс", "яндекс", "ЯНДЕКС"], ["FOO", "foo"], ["foo", "FOO"],
    ["Straße", "STRASSE", "straße", "STRAẞE"], ["caf\u{E9}", "cafe\u{301}"],
    ["cafe\u{301}", "caf\u{E9}"], ["blue\u{200B} eyes", "blue eyes"], ["☑", "☑\u{FE0F}"],
    ["test", "test ", " test  ", "test\u{A0}", "\u{3000}test"], ["a b", "a  b", "a\u{A0}b"],
  ]

  @Test(arguments: sameTag)
  func `every spelling finds the one tag, and the first one is shown`(spellings: [String]) throws {
    let store = try MemoryStore()
    for (number, spelling) in spellings.enumerated() {
      try store.repository.add([spelling], to: "i\(number)")
    }
    let items = spellings.indices.map { "i\($0)" }
    for spelling in spellings {
      #expect(try store.repository.items(matching: .tag(Tag(spelling))) == items)
      #expect(try store.repository.tag(named: spelling)?.uses == items.count)
    }
    let tags = try store.repository.tags()
    #expect(tags.count == 1)
    #expect(tags.first?.tag.name.utf8.elementsEqual(try Tag(spellings[0]).name.utf8) == true)
  }

  @Test func `several spellings in one call are one tag, and a longer name is another`() throws {
    let store = try MemoryStore()
    try store.repository.add(["Valencia", "valencia", "VALENCIA", "foobar", "foo"], to: "i1")
    #expect(try store.tags("i1") == ["Valencia", "foobar", "foo"])
    #expect(try store.uses() == ["foo 1", "foobar 1", "Valencia 1"])
  }

  static let severalTags: [[String]] = [
    ["cafe", "café"], ["hello", "hello world"], ["a_b", "aXb"], ["50%", "500"],
  ]

  @Test(arguments: severalTags)
  func `names that are only alike are several tags`(names: [String]) throws {
    let store = try MemoryStore()
    for name in names { try store.repository.add([name], to: name) }
    for name in names {
      #expect(try store.repository.items(matching: .tag(Tag(name))) == [name])
    }
  }

  @Test(arguments: [
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{2764}\u{FE0F}\u{200D}\u{1F525}",
    "می\u{200C}خواهم", "\u{2611}\u{FE0F}",
  ])
  func `joiners and selectors inside a name keep their bytes`(name: String) throws {
    let store = try MemoryStore(["i1": [name]])
    let shown = try store.tags("i1")[0]
    #expect(shown.utf8.elementsEqual(name.utf8))
  }

  @Test(arguments: ["\u{200E}", "\u{FEFF}", "\u{2060}", " ", "\u{A0}", "a\u{0}b", "a\u{0}c"])
  func `what is invisible or holds a control is refused and stores nothing`(name: String) throws {
    let store = try MemoryStore()
    #expect(refusal { try store.repository.add([name], to: "i1") } == .refusedTag)
    #expect(try store.repository.information().items == 0)
    #expect(try store.repository.tags() == [])
  }

  @Test(arguments: [
    "*", "%", "_", "?", "-x", "~x", "!x", "#x", "a:b", "a/b", "(", "\"", "'", "\\", "a_b", "and",
  ])
  func `a name with a meaning elsewhere is found exactly, renamed and removed`(
    name: String
  ) throws {
    let store = try MemoryStore(["i1": [name], "i2": ["aXb", "x", "b"]])
    #expect(try store.repository.items(matching: .tag(Tag(name))) == ["i1"])
    let typed = try TagQuery(parsing: TagQuery.tag(Tag(name)).description)
    #expect(try store.repository.items(matching: typed) == ["i1"])
    try store.repository.rename(name, to: "plain")
    try store.repository.rename("plain", to: name)
    try store.repository.remove([name], from: "i1")
    #expect(try store.repository.count(matching: .tag(Tag(name))) == 0)
    try StoreSoundness.expect(store.connection)
  }

  @Test(arguments: [256, 300, 5_000, 60_000])
  func `a name that is too long is refused, and the message stays short`(length: Int) throws {
    let store = try MemoryStore()
    let name = String(repeating: "n", count: length)
    let error = #expect(throws: TagStoreError.self) {
      try store.repository.add([name], to: "i1")
    }
    #expect(error?.code == .refusedTag)
    #expect(error?.message.contains("\(length)") == true)
    #expect((error?.message.utf8.count ?? .max) < 300)
    #expect(try store.repository.tags() == [])
  }

  @Test(arguments: ["007", "1e5", "0x1F", "1.0", "+1", "true", "null", "NaN"])
  func `text that looks like a number is stored as text`(name: String) throws {
    let store = try MemoryStore([name: [name]])
    #expect(try store.tags(name) == [name])
    let types = "SELECT typeof(name) || typeof(key) FROM tagstore_tag"
    #expect(try store.connection.text(types) == "texttext")
    #expect(try store.connection.text("SELECT typeof(name) FROM tagstore_item") == "text")
  }
}
