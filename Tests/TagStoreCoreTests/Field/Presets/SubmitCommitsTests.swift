import TagStoreCore
import Testing

@Suite struct `A field in which only Enter commits` {
  private var host = FieldHost(TagField(configuration: .submitCommits))

  @Test func `Enter commits the trimmed text`() {
    var host = host
    host.type("  weeknight dinner ")
    #expect(host.field.names == [])
    host.send(.submitted)
    #expect(host.field.names == ["weeknight dinner"])
    #expect(host.field.text == "")
  }

  @Test func `a comma is a part of the name`() {
    var host = host
    host.type("Portland, OR")
    host.send(.submitted)
    #expect(host.field.names == ["Portland, OR"])
  }

  @Test func `blank text is no tag, and the field is cleared`() {
    var host = host
    host.type("   ")
    host.send(.submitted)
    #expect(host.field.names == [])
    #expect(host.field.text == "")
  }

  @Test(arguments: ["vegan", "VEGAN"])
  func `a duplicate is refused in any letter case, and the field is cleared`(text: String) throws {
    var host = FieldHost(try TagField("vegan", configuration: .submitCommits))
    host.type(text)
    host.send(.submitted)
    #expect(host.field.names == ["vegan"])
    #expect(host.field.text == "")
    #expect(host.effects.refusals.map(\.text) == [text])
  }

  @Test func `the field is cleared even when the text is refused`() {
    var configuration = TagField.Configuration.submitCommits
    configuration.maximumTags = 0
    var host = FieldHost(TagField(configuration: configuration))
    host.type("vegan")
    host.send(.submitted)
    #expect(host.field.text == "")
    #expect(host.effects.refusals == [.init(text: "vegan", reason: .full(maximum: 0))])
  }

  @Test func `Backspace in the empty field removes the last tag`() throws {
    var host = FieldHost(try TagField("a", "b", configuration: .submitCommits))
    host.send(.deletedBackward())
    #expect(host.field.names == ["a"])
    #expect(host.field.text == "")
  }

  @Test func `leaving the field keeps the text`() {
    var host = host
    host.type("vegan")
    host.send(.blurred)
    #expect(host.field.names == [])
    #expect(host.field.text == "vegan")
  }

  @Test func `suggestions contain the text in any letter case`() throws {
    var host = host
    host.type("AN")
    let vocabulary = try Tag.list(["Vegan", "dairy", "Banana"])
    #expect(host.field.suggestions(from: vocabulary).map(\.name) == ["Vegan", "Banana"])
  }

  @Test(arguments: [
    ([], "0 tags"), (["a"], "1 tag"), (["a", "b", "c"], "3 tags"),
  ])
  func `a label counts the tags`(names: [String], label: String) throws {
    let field = TagField(chips: try Tag.list(names), configuration: .submitCommits)
    #expect(field.countLabel == label)
  }
}
