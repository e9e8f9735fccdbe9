import TagStoreCore
import Testing

@Suite struct SearchKeyTests {
  @Test(arguments: [
    ("Jalapeño", "jalapeno"), ("crème brûlée", "creme brulee"), ("Smørrebrød", "smorrebrod"),
    ("Łódź", "lodz"), ("Đặng", "dang"), ("Þórður", "thordur"), ("Œuf", "oeuf"), ("Ærø", "aero"),
    ("ısı", "isi"), ("İzmir", "izmir"), ("Straße", "strasse"), ("Ἀθῆναι", "αθηναι"),
    ("ёлка", "елка"), ("Ħamrun", "hamrun"), ("Ǿ", "o"), ("Ångström", "angstrom"),
  ])
  func `accents of Latin, Greek and Cyrillic are folded`(name: String, key: String) throws {
    #expect(try sameBytes(Tag(name).searchKey, key))
  }

  @Test(arguments: [
    ("שָׁלוֹם", "שלום"), ("مُحَمَّد", "محمد"), ("أحمد", "احمد"), ("آب", "اب"),
  ])
  func `points of Hebrew and Arabic are folded`(name: String, key: String) throws {
    #expect(try sameBytes(Tag(name).searchKey, key))
  }

  @Test(arguments: ["हिन्दी", "বাংলা", "ภาษาไทย", "ខ្មែរ", "がぎぐ", "한국어", "中文", "မြန်မာ"])
  func `marks that are letters stay`(name: String) throws {
    let tag = try Tag(name)
    #expect(sameBytes(tag.searchKey, tag.key))
  }

  @Test func `ASCII keys are their own search keys`() throws {
    #expect(try sameBytes(Tag("Weeknight Dinner").searchKey, "weeknight dinner"))
  }

  @Test func `a key of marks alone stays, and blanks left by marks go`() throws {
    #expect(try sameBytes(Tag("¨").searchKey, "\u{308}"))
    #expect(try sameBytes(Tag("a ¨").searchKey, "a"))
    #expect(try sameBytes(Tag("¨a").searchKey, "a"))
  }

  @Test func `the search key of a search key is the same`() {
    let different = RandomText(seed: 6, count: 3_000).filter { text in
      let key = SearchKey.make(from: text)
      return !sameBytes(SearchKey.make(from: key), key)
    }
    #expect(different == [])
  }
}
