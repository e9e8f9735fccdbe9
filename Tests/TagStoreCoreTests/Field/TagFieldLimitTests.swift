import TagStoreCore
import Testing

@Suite struct `Limits of a field` {
  @Test func `a name that is longer than the field allows is refused and stays`() throws {
    var field = TagField(configuration: .init(maximumNameLength: 3))
    let effects = field.send(.textTyped("abc, abcd,"))
    #expect(field.names == ["abc"])
    #expect(field.text == "abcd")
    #expect(effects.refusals == [.init(text: "abcd", reason: .tooLong(maximum: 3))])
    #expect(
      effects.refusals.map(\.description)
        == ["“abcd” is too long: at most 3 characters are allowed"])
    #expect(field.send(.chipToggled(try Tag("wxyz"))).refusals.count == 1)
  }

  static let changes: [TagField.Event] = {
    let tag = ["a", "b"].compactMap { try? Tag($0) }
    return [
      .textTyped("x"), .pasted("x,"), .composingChanged(to: "x"), .deletedBackward(),
      .deletedForward(), .submitted, .textTaken, .suggestionTaken, .suggestionAccepted(tag[1]),
      .chipOpened(tag[0]), .chipRemoved(tag[0]), .chipToggled(tag[0]), .chipToggled(tag[1]),
      .chipMoved(tag[0], to: 1), .highlightedChipMoved(by: 1), .cleared, .undone, .redone,
    ]
  }()

  @Test(arguments: changes)
  func `a read-only field refuses every change`(event: TagField.Event) throws {
    var field = try TagField("a", "z", configuration: .init(isReadOnly: true))
    field.send(.chipHighlighted(try Tag("a")))
    let effects = field.send(event)
    #expect(field.names == ["a", "z"])
    #expect(field.text == "")
    #expect(effects.refusals.map(\.reason) == [.readOnly])
    #expect(effects.count == 1)
  }

  @Test(arguments: [false, true])
  func `a read-only field puts the host's text back`(usesHiddenMarker: Bool) throws {
    var field = try TagField(
      "a", configuration: .init(usesHiddenMarker: usesHiddenMarker, isReadOnly: true))
    #expect(field.send(.textChanged(to: field.hostText)) == [])
    #expect(
      field.send(.textChanged(to: field.hostText + "x"))
        == [.refused(.init(text: "x", reason: .readOnly)), .textChanged(to: "")])
    #expect(field.type("x").refusals.map(\.text) == ["x"])
    #expect(field.names == ["a"])
  }

  @Test func `a read-only field lets the user look and the host load`() throws {
    var field = try TagField("a", "b", configuration: .init(isReadOnly: true))
    field.send(.movedLeft(isExtending: true))
    #expect(field.highlightedChip?.name == "b")
    field.send(.escaped)
    field.send(.movedLeft())
    #expect(field.insertionIndex == 1)
    #expect(field.send(.blurred) == [])
    field.send(.chipsReplaced(by: try Tag.list(["c"])))
    #expect(field.names == ["c"])
  }
}
