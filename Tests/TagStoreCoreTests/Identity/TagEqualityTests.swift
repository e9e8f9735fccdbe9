import TagStoreCore
import Testing

@Suite struct TagEqualityTests {
  @Test(arguments: [
    ["Ábaco", "ábaco", "ÁBACO", "A\u{301}baco"], ["Яндекс", "яндекс", "ЯНДЕКС"],
    ["Valencia", "valencia", "VALENCIA"], ["Straße", "STRASSE", "straße", "STRAẞE", "strasse"],
    ["caf\u{E9}", "cafe\u{301}", "CAFÉ"], ["Σίσυφος", "ΣΊΣΥΦΟΣ", "σίσυφοσ"], ["ﬁn", "FIN"],
    ["ＡＢＣ", "abc", "Ⓐⓑⓒ"], ["ｶﾞ", "ガ", "カ\u{3099}"], ["한국", "\u{1112}\u{1161}\u{11AB}국"],
    ["Ꭰ", "ꭰ"], ["Ა", "ა"], ["İ", "i\u{307}", "I\u{307}"], ["ᾳ", "α\u{345}", "ΑΙ", "αι"],
    ["ǆ", "ǅ", "DŽ", "DZ\u{30C}"], ["a b", "A\u{A0}B", "a  \u{200D} b"], ["a ¨", "a  \u{308}"],
  ])
  func `spellings of one tag are equal and share a key`(spellings: [String]) throws {
    let tags = try spellings.map { text throws in try Tag(text) }
    let first = try #require(tags.first)
    for (tag, spelling) in zip(tags, spellings) {
      #expect(tag == first && tag.hashValue == first.hashValue)
      #expect(sameBytes(tag.key, first.key))
      #expect(try sameBytes(Tag.prefixKey(of: spelling), first.key))
    }
  }

  @Test(arguments: [
    ("foobar", "foo"), ("cafe", "café"), ("i", "ı"), ("I", "ı"), ("o", "ø"), ("e", "é"),
    ("a b", "ab"), ("a_b", "aXb"), ("a", "¨a"), ("0", "o"), ("a", "а"), ("ss", "s"),
  ])
  func `different names are different tags`(one: String, other: String) throws {
    #expect(try Tag(one) != Tag(other))
  }

  @Test func `one call's repetitions are one tag, in the order of the first spellings`() throws {
    var names: [String] = []
    var seen: Set<TagStoreCore.Tag> = []
    for text in ["Valencia", "valencia", "VALENCIA", "foobar", "foo"] {
      let tag = try Tag(text)
      if seen.insert(tag).inserted { names.append(tag.name) }
    }
    #expect(names == ["Valencia", "foobar", "foo"])
  }

  @Test func `a key in lower case is the name itself`() throws {
    #expect(try sameBytes(Tag("weeknight dinner").key, "weeknight dinner"))
    #expect(try sameBytes(Tag("Weeknight DINNER @[`{").key, "weeknight dinner @[`{"))
  }

  @Test func `the fast path for ASCII makes the keys that the long way makes`() {
    let table = NFKCCasefoldTable.shared
    let characters = (UInt8(0)...127).map { String(Unicode.Scalar($0)) }
    let texts = characters.flatMap { first in characters.map { first + $0 } }
    #expect(texts.filter { !sameBytes(TagKey.make(from: $0), table.uncomposedKey(of: $0)) } == [])
  }

  @Test(arguments: [("veg", "Vegan"), ("Str", "STRASSE"), ("straß", "Strasse"), ("ÁB ", "ábaco")])
  func `the key of a prefix begins the key of the tag`(prefix: String, name: String) throws {
    let key = try Tag(name).key.unicodeScalars
    #expect(try key.starts(with: Tag.prefixKey(of: prefix).unicodeScalars))
  }

  @Test func `a prefix of which nothing is left is refused`() {
    #expect(throws: TagRefusal.empty) { try Tag.prefixKey(of: " \u{200B}") }
  }

  @Test func `a tag is shown by its name`() throws {
    #expect(try Tag(" Straße ").description == "Straße")
  }

  @Test func `a stored row is taken as it is`() {
    let tag = Tag(storedName: "Vegan", key: "vegan")
    #expect(tag.name == "Vegan" && tag.key == "vegan")
  }
}
