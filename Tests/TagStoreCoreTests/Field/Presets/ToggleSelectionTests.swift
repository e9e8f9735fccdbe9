import TagStoreCore
import Testing

@Suite struct `A field in which tags are toggled` {
  let field = TagField(configuration: .toggleSelection)

  @Test func `a tap chooses a tag, and another one takes it back`() throws {
    var field = field
    let vegan = try Tag("vegan")
    #expect(field.send(.chipToggled(vegan)) == [.added(vegan, at: 0), .suggestionsWanted(for: "")])
    #expect(
      field.send(.chipToggled(try Tag("VEGAN"))) == [
        .removed(vegan, at: 0), .suggestionsWanted(for: ""),
      ]
    )
    #expect(field.names == [])
  }

  @Test func `the summary is sorted and joined, whatever the order of choosing`() throws {
    var field = field
    for tag in try Tag.list(["nuts", "Dairy", "apple"]) { field.send(.chipToggled(tag)) }
    #expect(field.selectionLabel == "Selected (3)")
    #expect(field.selectionSummary == "apple, Dairy, nuts")
    #expect(field.names == ["nuts", "Dairy", "apple"])
  }

  @Test func `nothing chosen has a summary too`() {
    #expect(field.selectionLabel == "Selected (0)")
    #expect(field.selectionSummary == "")
  }

  @Test func `typed text narrows the list and stays while tags are toggled`() throws {
    var field = field
    field.send(.textChanged(to: "an"))
    let list = try Tag.list(["Vegan", "banana", "nuts"])
    field.send(.chipToggled(list[0]))
    #expect(field.text == "an")
    #expect(field.suggestions(from: list).map(\.name) == ["banana"])
    field.send(.blurred)
    #expect(field.text == "an")
  }

  @Test func `a full selection and a tag that is not allowed are refused`() throws {
    var configuration = TagField.Configuration.toggleSelection
    configuration.maximumTags = 1
    configuration.allowedTags = Set(try Tag.list(["a", "b"]))
    var field = TagField(configuration: configuration)
    for tag in try Tag.list(["c", "a", "b"]) { field.send(.chipToggled(tag)) }
    #expect(field.names == ["a"])
    #expect(
      field.send(.chipToggled(try Tag("c"))).refusals == [.init(text: "c", reason: .notAllowed)]
    )
    #expect(
      field.send(.chipToggled(try Tag("b"))).refusals
        == [.init(text: "b", reason: .full(maximum: 1))]
    )
  }
}
