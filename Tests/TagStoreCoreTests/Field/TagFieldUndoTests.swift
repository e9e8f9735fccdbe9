import TagStoreCore
import Testing

@Suite struct `Undo in a field` {
  @Test func `letters typed one after the other are one step`() {
    var host = FieldHost(TagField())
    host.type("vegan")
    host.send(.undone)
    #expect(host.field.text == "")
    #expect(!host.field.canUndo)
    host.send(.redone)
    #expect(host.field.text == "vegan")
    #expect(host.scalars == "vegan".scalars)
  }

  @Test func `a commit is a step of its own`() {
    var field = TagField()
    for letter in "vegan,dinner" { field.send(.textTyped(String(letter))) }
    field.send(.undone)
    #expect(field.names == ["vegan"])
    #expect(field.text == "")
    field.send(.undone)
    #expect(field.names == [])
    #expect(field.text == "vegan")
    #expect(field.caret == 5)
    field.send(.undone)
    #expect(field.text == "")
    for _ in 0..<3 { field.send(.redone) }
    #expect(field.names == ["vegan"])
    #expect(field.text == "dinner")
  }

  @Test func `typing, deleting and typing elsewhere are a step each`() {
    var field = TagField()
    for event in [
      TagField.Event.textTyped("a"), .textTyped("b"), .deletedBackward(), .deletedBackward(),
      .textTyped("c"), .movedLeft(), .textTyped("d"),
    ] { field.send(event) }
    var texts: [String] = []
    while field.canUndo {
      texts.append(field.text)
      field.send(.undone)
    }
    #expect(texts == ["dc", "c", "", "ab"])
  }

  @Test func `a pasted list is one step, and its effects lead back`() throws {
    var field = try TagField("x")
    field.send(.insertionPointMoved(to: 0))
    field.send(.pasted("a, b, c"))
    let effects = field.send(.undone)
    #expect(
      effects == [
        .removed(try Tag("b"), at: 1), .removed(try Tag("a"), at: 0), .textChanged(to: ""),
        .suggestionsWanted(for: ""),
      ]
    )
    #expect(field.names == ["x"])
    #expect(field.insertionIndex == 0)
    field.send(.redone)
    #expect(field.names == ["a", "b", "x"])
    #expect(field.text == "c")
  }

  static let chipEvents: [TagField.Event] = {
    let tags = ["b", "x"].compactMap { try? Tag($0) }
    return [
      .chipRemoved(tags[0]), .chipToggled(tags[0]), .chipToggled(tags[1]),
      .chipMoved(tags[0], to: 0), .chipOpened(tags[0]), .cleared, .suggestionAccepted(tags[1]),
    ]
  }()

  @Test(arguments: chipEvents)
  func `every change of chips is undone`(event: TagField.Event) throws {
    var field = try TagField("a", "b", "c")
    let before = FieldSnapshot(field)
    field.send(event)
    let after = FieldSnapshot(field)
    #expect(after != before)
    field.send(.undone)
    #expect(FieldSnapshot(field) == before)
    field.send(.redone)
    #expect(FieldSnapshot(field) == after)
  }

  @Test func `something new ends what can be done again`() throws {
    var field = try TagField("a")
    field.send(.chipRemoved(try Tag("a")))
    field.send(.undone)
    #expect(field.canRedo)
    field.send(.textTyped("x"))
    #expect(!field.canRedo)
  }

  @Test func `only the last hundred steps are kept`() throws {
    var field = TagField()
    for index in 0..<150 { field.send(.pasted("t\(index),")) }
    var steps = 0
    while field.canUndo {
      field.send(.undone)
      steps += 1
    }
    #expect(steps == 100)
    #expect(field.chips.count == 50)
  }

  @Test func `what was composed is one step, and none while it is composed`() throws {
    var field = try TagField("a")
    field.send(.textTyped("x"))
    field.send(.composingChanged(to: "か"))
    field.send(.composingChanged(to: "缶"))
    #expect(!field.canUndo)
    #expect(field.send(.undone) == [])
    #expect(field.text == "x缶")
    field.send(.composingEnded)
    field.send(.undone)
    #expect(!field.isComposing)
    #expect(field.text == "")
  }

  @Test func `tags that others changed end the history, the same tags do not`() throws {
    var field = try TagField("a")
    field.send(.pasted("b,"))
    field.send(.chipsReplaced(by: field.chips))
    #expect(field.canUndo)
    field.send(.chipsReplaced(by: try Tag.list(["a", "B"])))
    #expect(!field.canUndo)
    #expect(field.names == ["a", "B"])
  }
}
