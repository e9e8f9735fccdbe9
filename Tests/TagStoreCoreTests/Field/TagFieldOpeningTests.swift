import TagStoreCore
import Testing

@Suite struct `A chip that is edited in its place` {
  private func opened(_ name: String = "b") throws -> TagField {
    var field = try TagField("a", "b", "c")
    field.send(.chipOpened(try Tag(name)))
    return field
  }

  @Test func `its text takes its place`() throws {
    let field = try opened("B")
    #expect(field.names == ["a", "c"])
    #expect(field.text == "b")
    #expect(field.caret == 1)
    #expect(field.insertionIndex == 1)
    #expect(field.editedChip?.name == "b")
  }

  @Test func `another name goes where it was`() throws {
    var field = try opened()
    field.send(.textTyped("asil"))
    field.send(.submitted)
    #expect(field.names == ["a", "basil", "c"])
    #expect(field.editedChip == nil)
  }

  @Test func `Escape closes it as it was`() throws {
    var field = try opened()
    field.send(.textTyped("asil"))
    let effects = field.send(.escaped)
    #expect(field.names == ["a", "b", "c"])
    #expect(field.text == "")
    #expect(
      effects == [
        .added(try Tag("b"), at: 1), .textChanged(to: ""), .suggestionsWanted(for: ""),
      ]
    )
  }

  @Test func `Escape puts highlight and suggestions away first`() throws {
    var field = try opened()
    field.send(.suggestionsChanged(to: [try Tag("basil")]))
    field.send(.chipHighlighted(try Tag("a")))
    field.send(.escaped)
    #expect(field.highlightedChip == nil)
    field.send(.escaped)
    #expect(field.suggestions == [])
    #expect(field.editedChip != nil)
    field.send(.escaped)
    #expect(field.names == ["a", "b", "c"])
  }

  @Test func `Escape also takes back what Backspace opened`() throws {
    var field = try TagField("a", "b", configuration: .spaceCommits)
    field.send(.deletedBackward())
    field.send(.deletedBackward())
    #expect(field.text == "")
    field.send(.escaped)
    #expect(field.names == ["a", "b"])
  }

  @Test func `the name of another chip makes it one with that, which flashes`() throws {
    var field = try opened()
    field.send(.selectionChanged(to: 0..<1))
    field.send(.textTyped("C"))
    let effects = field.send(.submitted)
    #expect(field.names == ["a", "c"])
    #expect(effects.contains(.flashed(try Tag("c"), at: 1)))
    #expect(field.editedChip == nil)
  }

  @Test func `an emptied one goes when it is submitted or left`() throws {
    for event in [TagField.Event.submitted, .blurred] {
      var field = try opened()
      field.send(.deletedBackward())
      #expect(field.editedChip != nil)
      field.send(event)
      #expect(field.names == ["a", "c"])
      #expect(field.editedChip == nil)
    }
  }

  @Test func `a name with a separator returns in quotes and becomes the same tag`() throws {
    var field = try TagField("Portland, OR", "c")
    field.send(.chipOpened(try Tag("portland, or")))
    #expect(field.text == #""Portland, OR""#)
    field.send(.submitted)
    #expect(field.names == ["Portland, OR", "c"])
  }

  @Test func `what is typed becomes a tag before a chip is opened`() throws {
    var field = try TagField("a", "b")
    field.send(.textTyped("x"))
    field.send(.chipOpened(try Tag("a")))
    #expect(field.names == ["b", "x"])
    #expect(field.text == "a")
  }

  @Test func `refused text is not lost for a chip that is opened`() throws {
    let allowed = Set(try Tag.list(["a", "b"]))
    var field = try TagField("a", "b", configuration: .init(allowedTags: allowed))
    field.send(.textTyped("x"))
    #expect(field.send(.chipOpened(try Tag("a"))).refusals.map(\.reason) == [.notAllowed])
    #expect(field.text == "x")
    #expect(field.names == ["a", "b"])
  }

  @Test func `a tag that took its last place keeps it`() throws {
    var field = try TagField("a", "b", configuration: .init(maximumTags: 2))
    field.send(.chipOpened(try Tag("b")))
    field.send(.chipToggled(try Tag("x")))
    #expect(field.send(.escaped).refusals.map(\.reason) == [.full(maximum: 2)])
    #expect(field.text == "b")
  }

  @Test func `changes made elsewhere leave it open`() throws {
    var field = try opened()
    field.send(.textTyped("x"))
    let effects = field.send(.chipsReplaced(by: try Tag.list(["z", "a", "B", "c"])))
    #expect(effects.first == .removed(try Tag("b"), at: 2))
    #expect(field.names == ["z", "a", "c"])
    #expect(field.text == "bx")
    field.send(.submitted)
    #expect(field.names == ["z", "a", "bx", "c"])
  }
}
