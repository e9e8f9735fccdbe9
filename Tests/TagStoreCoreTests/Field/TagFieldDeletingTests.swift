import TagStoreCore
import Testing

@Suite struct `Deleting in a field` {
  @Test(arguments: TagField.Configuration.Backspace.allCases)
  func `Backspace touches a tag only when the field is truly empty`(
    backspace: TagField.Configuration.Backspace
  ) throws {
    var field = try TagField("a", configuration: .init(backspace: backspace))
    field.send(.textChanged(to: "  "))
    field.send(.deletedBackward())
    #expect(field.text == " ")
    #expect(field.names == ["a"])

    field.send(.textChanged(to: "z"))
    field.send(.deletedBackward())
    #expect(field.text == "")
    #expect(field.names == ["a"])
    #expect(field.highlightedChip == nil)
  }

  @Test(arguments: [
    ("x👨‍👩‍👧", "x"),
    ("a\u{1F600}", "a"),
    ("🇫🇮🇯🇵", "🇫🇮"),
    ("e\u{301}", ""),
    ("हि", ""),
    ("\u{301}", ""),
  ])
  func `Backspace deletes a whole visible character with its marks`(text: String, left: String) {
    var field = TagField()
    field.send(.textChanged(to: text))
    let effects = field.send(.deletedBackward())
    #expect(field.text.scalars == left.scalars)
    #expect(effects == [.textChanged(to: left), .suggestionsWanted(for: left)])
  }

  @Test func `removing takes the last tag at the first press`() throws {
    var field = try TagField("a", "b", configuration: .init(backspace: .removes))
    let effects = field.send(.deletedBackward())
    #expect(field.names == ["a"])
    #expect(effects == [.removed(try Tag("b"), at: 1), .suggestionsWanted(for: "")])
  }

  @Test(arguments: [
    ("gluten free", "gluten free"), ("Portland, OR", #""Portland, OR""#), (#""x"#, #""\"x""#),
  ])
  func `editing returns the last tag's text, quoted where it must be`(
    name: String, text: String
  ) throws {
    var field = try TagField("a", name, configuration: .init(backspace: .edits))
    let effects = field.send(.deletedBackward())
    #expect(field.names == ["a"])
    #expect(field.text == text)
    #expect(effects.contains(.textChanged(to: text)))
    field.send(.submitted)
    #expect(field.names == ["a", name])
  }

  @Test func `in two steps Backspace highlights, then removes`() throws {
    var field = try TagField("a", "b")
    #expect(field.send(.deletedBackward()) == [])
    #expect(field.highlightedChip?.name == "b")
    field.send(.deletedBackward())
    #expect(field.names == ["a"])
    #expect(field.highlightedChip == nil)
  }

  @Test(arguments: [
    TagField.Event.textChanged(to: "c"), .submitted, .blurred, .escaped, .highlightMoved(by: 1),
    .pasted(" "),
  ])
  func `anything else takes the highlight back`(event: TagField.Event) throws {
    var field = try TagField("a", "b")
    field.send(.deletedBackward())
    field.send(event)
    #expect(field.highlightedChip == nil)
    #expect(field.names == ["a", "b"])
  }

  @Test func `suggestions that arrive late leave the highlight alone`() throws {
    var field = try TagField("a", "b")
    field.send(.deletedBackward())
    field.send(.suggestionsChanged(to: [try Tag("c")]))
    field.send(.textChanged(to: ""))
    #expect(field.highlightedChip?.name == "b")
  }

  @Test func `deleting forwards removes the highlighted chip, and nothing otherwise`() throws {
    var field = try TagField("a", "b")
    #expect(field.send(.deletedForward()) == [])
    field.send(.deletedBackward())
    field.send(.deletedForward())
    #expect(field.names == ["a"])
  }

  @Test func `a tapped chip goes, an unknown one is no matter`() throws {
    var field = try TagField("a", "b", "c")
    field.send(.chipRemoved(try Tag("B")))
    #expect(field.names == ["a", "c"])
    #expect(field.send(.chipRemoved(try Tag("x"))) == [])
  }

  @Test func `clearing takes chips and text`() throws {
    var field = try TagField("a", "b")
    field.send(.textChanged(to: "c"))
    let effects = field.send(.cleared)
    #expect(field.names == [])
    #expect(
      effects == [
        .removed(try Tag("b"), at: 1), .removed(try Tag("a"), at: 0), .textChanged(to: ""),
        .suggestionsWanted(for: ""),
      ]
    )
  }

  @Test func `Backspace in a field with nothing in it does nothing`() {
    var field = TagField()
    #expect(field.send(.deletedBackward()) == [])
  }
}
