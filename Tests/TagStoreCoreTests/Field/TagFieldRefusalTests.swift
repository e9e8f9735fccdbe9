import TagStoreCore
import Testing

@Suite struct `Refusals of a field` {
  @Test func `duplicates inside one paste are dropped and reported, the first spelling stays`()
    throws
  {
    var field = TagField()
    let effects = field.type("Valencia, valencia, VALENCIA, foobar, foo")
    #expect(field.names == ["Valencia", "foobar", "foo"])
    let first = try Tag("Valencia")
    #expect(
      effects.refusals == [
        .init(text: "valencia", reason: .duplicate(of: first)),
        .init(text: "VALENCIA", reason: .duplicate(of: first)),
      ]
    )
  }

  @Test(arguments: [["FOO", "foo"], ["foo", "FOO"], ["ÁBACO", "ábaco"], ["Яндекс", "ЯНДЕКС"]])
  func `letter case makes no second tag, in either order`(names: [String]) {
    var field = TagField()
    field.type(names.joined(separator: ","))
    #expect(field.names == [names[0]])
  }

  @Test func `composed and decomposed forms are one tag, shown as entered first`() {
    var field = TagField()
    field.type("cafe\u{301}, caf\u{E9}")
    #expect(field.names.map(\.scalars) == ["cafe\u{301}".scalars])
  }

  @Test func `the text of a duplicate goes, whatever the setting`() throws {
    var field = try TagField("Vegan")
    let effects = field.send(.textChanged(to: "vegan,"))
    #expect(field.text == "")
    #expect(
      effects == [
        .refused(.init(text: "vegan", reason: .duplicate(of: try Tag("Vegan")))),
        .flashed(try Tag("Vegan"), at: 0),
        .textChanged(to: ""),
      ]
    )
  }

  @Test func `an invisible character makes no twin`() {
    var field = TagField()
    field.type("blue\u{200B} eyes, blue eyes")
    #expect(field.names == ["blue eyes"])
  }

  @Test(arguments: ["\u{200E}", "\u{FEFF}", "\u{2060}"])
  func `text in which nothing is visible is refused and does not stay`(text: String) {
    var field = TagField()
    field.send(.textChanged(to: text))
    let effects = field.send(.submitted)
    #expect(effects.refusals.map(\.reason) == [.invalid(.empty)])
    #expect(field.names == [])
    #expect(field.text.scalars == [])
  }

  @Test func `blanks around a tag are no part of it`() {
    var field = TagField()
    field.type("test, test ,test  ,test\u{A0},\u{3000}test")
    #expect(field.names.map(\.scalars) == ["test".scalars])
  }

  @Test func `a run of blanks inside a tag counts as one`() {
    var field = TagField()
    field.type("a b,a  b")
    #expect(field.names == ["a b"])
  }

  @Test(arguments: [" ", "\u{A0}"])
  func `blanks alone make no tag`(text: String) {
    var field = TagField()
    field.type(text)
    #expect(field.names == [])
    #expect(field.text == "")
  }

  @Test func `a full field refuses, and the text stays to be mended`() throws {
    var field = TagField(configuration: .init(maximumTags: 2))
    let effects = field.send(.textChanged(to: "a, b, c, b, d,"))
    #expect(field.names == ["a", "b"])
    #expect(field.text == "d")
    #expect(
      effects.refusals == [
        .init(text: "c", reason: .full(maximum: 2)),
        .init(text: "b", reason: .duplicate(of: try Tag("b"))),
        .init(text: "d", reason: .full(maximum: 2)),
      ]
    )
  }

  @Test func `a field loaded with too many tags keeps them and takes no more`() throws {
    var field = try TagField("a", "b", "c", configuration: .init(maximumTags: 1))
    field.type("d")
    #expect(field.names == ["a", "b", "c"])
  }

  @Test func `only allowed tags are taken, spelled as they are allowed`() throws {
    let allowed = Set(try Tag.list(["Vegan", "Quick"]))
    var field = TagField(configuration: .init(allowedTags: allowed))
    let effects = field.send(.textChanged(to: "vegan, slow, QUICK, me"))
    #expect(field.names == ["Vegan", "Quick"])
    #expect(field.text == "me")
    #expect(effects.refusals == [.init(text: "slow", reason: .notAllowed)])
    field.send(.submitted)
    #expect(field.text == "me")
  }

  @Test func `refused text goes where the setting says so`() {
    var field = TagField(configuration: .init(clearsTextWhenRefused: true, allowedTags: []))
    let effects = field.type("no")
    #expect(field.text == "")
    #expect(effects.refusals == [.init(text: "no", reason: .notAllowed)])
  }

  @Test func `a quoted text that is refused stays quoted`() {
    var field = TagField(configuration: .init(allowedTags: []))
    field.send(.textChanged(to: #""Portland, OR","#))
    #expect(field.text == #""Portland, OR""#)
  }

  @Test func `a name that is too long is refused, not cut`() {
    let long = String(repeating: "x", count: 300)
    var field = TagField()
    let effects = field.send(.textChanged(to: "\(long),"))
    #expect(field.names == [])
    #expect(field.text == long)
    #expect(effects.refusals == [.init(text: long, reason: .invalid(.tooLong(300)))])
  }

  @Test func `a refusal reads as a sentence`() throws {
    #expect(
      TagField.Refusal(text: "x", reason: .full(maximum: 3)).description
        == "“x” is one too many: at most 3 are allowed"
    )
    #expect(
      TagField.Refusal(text: "vegan", reason: .duplicate(of: try Tag("Vegan"))).description
        == "“Vegan” is there already"
    )
  }
}
