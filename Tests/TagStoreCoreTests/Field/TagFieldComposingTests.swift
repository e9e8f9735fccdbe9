import TagStoreCore
import Testing

@Suite struct `Composing in a field` {
  @Test(arguments: [
    TagField.Configuration.standard, .spaceCommits, .submitCommits, .separatorCommits,
  ])
  func `no key changes the tags while an input method composes`(
    configuration: TagField.Configuration
  ) throws {
    var field = try TagField("a", configuration: configuration)
    field.send(.textChanged(to: field.hostText + "かん", isComposing: true))
    #expect(field.isComposing)
    field.send(.deletedBackward())
    #expect(field.text == "か")
    #expect(field.send(.submitted) == [])
    #expect(field.text == "か")
    for typed in ["か,", "か, ", "か, \n"] {
      field.send(.textChanged(to: typed, isComposing: true))
      #expect(field.text == typed)
      #expect(field.names == ["a"])
    }
    field.send(.textChanged(to: "かん", isComposing: false))
    #expect(!field.isComposing)
    field.send(.submitted)
    #expect(field.names == ["a", "かん"])
  }

  @Test func `separators count once the text is committed`() {
    var field = TagField()
    field.send(.textChanged(to: "缶, 瓶", isComposing: true))
    #expect(field.names == [])
    let effects = field.send(.textChanged(to: "缶, 瓶", isComposing: false))
    #expect(field.names == ["缶"])
    #expect(field.text == "瓶")
    #expect(effects.contains(.textChanged(to: "瓶")))
  }

  @Test func `Backspace that empties the composed text leaves the tags alone`() throws {
    var field = try TagField("a", configuration: .init(backspace: .removes))
    field.send(.textChanged(to: "か", isComposing: true))
    field.send(.deletedBackward())
    #expect(field.names == ["a"])
    #expect(!field.isComposing)
  }

  @Test func `pasting while composing loses nothing`() {
    var field = TagField()
    field.send(.textChanged(to: "か", isComposing: true))
    field.send(.pasted("x, y"))
    #expect(field.text == "かx, y")
    field.send(.textChanged(to: "かx, y"))
    #expect(field.names == ["かx"])
    #expect(field.text == "y")
  }

  @Test func `arrows and Escape belong to the input method`() throws {
    var field = TagField()
    field.send(.suggestionsChanged(to: [try Tag("x")]))
    field.send(.textChanged(to: "か", isComposing: true))
    field.send(.highlightMoved(by: 1))
    #expect(field.highlightedSuggestion == nil)
    field.send(.escaped)
    #expect(field.suggestions.map(\.name) == ["x"])
  }

  @Test func `leaving the field ends composing`() {
    var field = TagField()
    field.send(.textChanged(to: "か", isComposing: true))
    field.send(.blurred)
    #expect(field.names == ["か"])
    #expect(!field.isComposing)
  }

  @Test func `the marker is put back when composing ends`() {
    var host = FieldHost(TagField(configuration: .separatorCommits))
    host.insert("か", isComposing: true)
    #expect(host.effects == [.suggestionsWanted(for: "か")])
    host.replaceAll(by: "缶")
    #expect(host.markerCount == 1)
    #expect(host.field.text == "缶")
  }

  @Test func `an input method composes at the caret, in the place of what it composed`() {
    var field = TagField()
    field.send(.textTyped("ab"))
    field.send(.selectionChanged(to: 1..<1))
    field.send(.composingChanged(to: "か"))
    field.send(.composingChanged(to: "かん"))
    #expect(field.text == "aかんb")
    #expect(field.markedRange == 1..<7)
    #expect(field.caret == 7)
    field.send(.composingChanged(to: "缶,"))
    #expect(field.names == [])
    field.send(.composingEnded)
    #expect(field.names == ["a缶"])
    #expect(field.text == "b")
    #expect(field.caret == 0)
  }

  @Test func `composing replaces the selection and may end without a trace`() {
    var field = TagField()
    field.send(.textTyped("abc"))
    field.send(.selectionChanged(to: 1..<2))
    field.send(.composingChanged(to: "か"))
    #expect(field.text == "aかc")
    field.send(.composingChanged(to: ""))
    #expect(field.text == "ac")
    #expect(!field.isComposing)
    #expect(field.caret == 1)
  }

  @Test func `keys delete nothing but what is composed`() throws {
    var field = try TagField("a", configuration: .init(backspace: .removes))
    field.send(.textTyped("x"))
    field.send(.composingChanged(to: "かん"))
    field.send(.deletedBackward(over: .text))
    #expect(field.text == "x")
    #expect(!field.isComposing)
    #expect(field.names == ["a"])
  }

  static let ignored: [TagField.Event] = [
    .submitted, .suggestionTaken, .textTaken, .escaped, .undone, .redone, .movedLeft(),
    .movedRight(over: .text), .insertionPointMoved(to: 0), .highlightMoved(by: 1),
  ]

  @Test(arguments: ignored)
  func `keys that belong to the input method change nothing`(event: TagField.Event) throws {
    var field = try TagField("a", "b")
    field.send(.suggestionsChanged(to: [try Tag("x")]))
    field.send(.composingChanged(to: "か"))
    let before = (FieldSnapshot(field), FieldOffers(field))
    #expect(field.send(event) == [])
    #expect((FieldSnapshot(field), FieldOffers(field)) == before)
  }
}
