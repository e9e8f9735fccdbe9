import TagStoreCore
import Testing

@Suite struct `A field in which a space commits` {
  let field = TagField(configuration: .spaceCommits)

  @Test(arguments: [" ", "\u{A0}", "\u{3000}", ",", "\n"])
  func `any white space commits, and so do the other separators`(separator: String) {
    var host = FieldHost(field)
    host.type("vegan\(separator)quick\(separator)ea")
    #expect(host.field.names == ["vegan", "quick"])
    #expect(host.field.text == "ea")
  }

  @Test func `spaces commit only when asked`() {
    var host = FieldHost(TagField())
    host.type("gluten free,")
    #expect(host.field.names == ["gluten free"])
  }

  @Test func `a space in the empty field makes no tag`() {
    var host = FieldHost(field)
    host.type("  vegan  ")
    #expect(host.field.names == ["vegan"])
    #expect(host.field.text == "")
  }

  @Test func `Backspace in the empty field edits the last tag`() {
    var host = FieldHost(field)
    host.type("vegan quick ")
    host.send(.deletedBackward())
    #expect(host.field.names == ["vegan"])
    #expect(host.field.text == "quick")
    host.send(.deletedBackward())
    host.type("e ")
    #expect(host.field.names == ["vegan", "quice"])
  }

  @Test func `a tag of two words returns in quotes, so that it stays one`() throws {
    var host = FieldHost(try TagField("gluten free", configuration: .spaceCommits))
    host.send(.deletedBackward())
    #expect(host.field.text == #""gluten free""#)
    host.type(" ")
    #expect(host.field.names == ["gluten free"])
  }

  @Test func `pasted words are a tag each`() {
    var field = field
    field.type("red green\u{A0}blue")
    #expect(field.names == ["red", "green", "blue"])
  }
}
