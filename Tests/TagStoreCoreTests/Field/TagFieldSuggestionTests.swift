import TagStoreCore
import Testing

@Suite struct `Suggestions in a field` {
  private func field(suggesting names: String...) throws -> TagField {
    var field = TagField()
    field.send(.textChanged(to: "ve"))
    field.send(.suggestionsChanged(to: try Tag.list(names)))
    return field
  }

  @Test func `the highlight goes round with a step without any`() throws {
    var field = try field(suggesting: "vegan", "venison")
    var seen: [String?] = []
    for step in [1, 1, 1, -1, 2, 7, Int.min] {
      field.send(.highlightMoved(by: step))
      seen.append(field.highlightedSuggestion?.name)
    }
    #expect(seen.prefix(6) == ["vegan", "venison", nil, "venison", "vegan", "venison"])
  }

  @Test func `Enter accepts the highlighted suggestion, else what was typed`() throws {
    var field = try field(suggesting: "vegan")
    field.send(.highlightMoved(by: 1))
    let effects = field.send(.submitted)
    #expect(field.names == ["vegan"])
    #expect(field.text == "")
    #expect(
      effects == [
        .added(try Tag("vegan"), at: 0), .textChanged(to: ""), .suggestionsWanted(for: ""),
      ]
    )
    field = try self.field(suggesting: "vegan")
    field.send(.submitted)
    #expect(field.names == ["ve"])
  }

  @Test func `typing on takes the highlight back, but not the list`() throws {
    var field = try field(suggesting: "vegan")
    field.send(.highlightMoved(by: 1))
    field.send(.textChanged(to: "veg"))
    #expect(field.highlightedSuggestion == nil)
    #expect(field.suggestions.map(\.name) == ["vegan"])
  }

  @Test func `the highlight stays on its tag when the list changes`() throws {
    var field = try field(suggesting: "vegan", "venison")
    field.send(.highlightMoved(by: 2))
    field.send(.suggestionsChanged(to: try Tag.list(["Venison", "vegan"])))
    #expect(field.highlightedSuggestion?.name == "Venison")
    field.send(.suggestionsChanged(to: [try Tag("vegan")]))
    #expect(field.highlightedSuggestion == nil)
  }

  @Test func `chosen tags are never suggested`() throws {
    var field = try field(suggesting: "vegan", "venison")
    field.send(.suggestionAccepted(try Tag("VEGAN")))
    #expect(field.suggestions.map(\.name) == ["venison"])
    field.send(.suggestionsChanged(to: try Tag.list(["vegan", "venison", "Venison"])))
    #expect(field.suggestions.map(\.name) == ["venison"])
    field.send(.chipsReplaced(by: [try Tag("venison")]))
    #expect(field.suggestions == [])
  }

  @Test func `Escape puts the suggestions away and keeps the text`() throws {
    var field = try field(suggesting: "vegan")
    #expect(field.send(.escaped) == [])
    #expect(field.suggestions == [])
    #expect(field.text == "ve")
  }

  @Test func `leaving the field wants no suggestions`() throws {
    var field = try field(suggesting: "vegan")
    #expect(field.send(.blurred) == [.added(try Tag("ve"), at: 0), .textChanged(to: "")])
    #expect(field.suggestions == [])
  }

  @Test func `a refused suggestion leaves the typed text`() throws {
    var field = TagField(configuration: .init(maximumTags: 0))
    field.send(.textChanged(to: "ve"))
    let effects = field.send(.suggestionAccepted(try Tag("vegan")))
    #expect(effects == [.refused(.init(text: "vegan", reason: .full(maximum: 0)))])
    #expect(field.text == "ve")
  }

  @Test(arguments: [
    ("AN", ["Vegan", "banana", "Green beans"]), ("n b", ["Green beans"]),
    ("", ["Vegan", "banana", "Green beans"]),
    ("%", []), ("ban", ["banana"]), (" banana ", ["banana"]),
  ])
  func `a short list is narrowed by what names contain`(text: String, names: [String]) throws {
    let vocabulary = try Tag.list(["Vegan", "banana", "Green beans", "Andes"])
    var field = try TagField("andes")
    field.send(.textChanged(to: text))
    #expect(field.suggestions(from: vocabulary).map(\.name) == names)
  }

  @Test func `Tab accepts the best suggestion, a highlighted one before that`() throws {
    var field = try field(suggesting: "vegan", "venison")
    field.send(.suggestionTaken)
    #expect(field.names == ["vegan"])
    field = try self.field(suggesting: "vegan", "venison")
    field.send(.highlightMoved(by: 2))
    field.send(.suggestionTaken)
    #expect(field.names == ["venison"])
  }

  @Test func `Tab without suggestions makes a tag of the text`() {
    var field = TagField()
    field.send(.textTyped("ve"))
    field.send(.suggestionTaken)
    #expect(field.names == ["ve"])
    #expect(field.send(.suggestionTaken) == [])
  }

  @Test(arguments: [TagField.Event.textTaken, .textTyped(",")])
  func `what was typed is one key away from a highlighted suggestion`(
    event: TagField.Event
  ) throws {
    var field = try field(suggesting: "vegan")
    field.send(.highlightMoved(by: 1))
    field.send(event)
    #expect(field.names == ["ve"])
  }
}
