import TagStoreCore
import Testing

@Suite struct `The hidden marker` {
  let empty = FieldHost(TagField(configuration: .separatorCommits))

  @Test func `the host's text is the marker and the text`() {
    #expect(empty.scalars == ["\u{200B}"])
    #expect(empty.field.text == "")
    #expect(TagField().hostText == "")
  }

  @Test func `text in front of the marker is taken without it`() {
    var host = empty
    host.caret = 0
    host.insert("x")
    #expect(host.scalars == ["\u{200B}", "x"])
    #expect(host.field.text.scalars == ["x"])
    host.send(.submitted)
    #expect(host.field.names.map(\.scalars) == [["x"]])
    #expect(host.scalars == ["\u{200B}"])
  }

  @Test func `typing over everything puts the marker back`() {
    var host = empty
    host.replaceAll(by: "y")
    #expect(host.scalars == ["\u{200B}", "y"])
    host.send(.submitted)
    #expect(host.field.names.map(\.scalars) == [["y"]])
  }

  @Test func `deleting the marker forwards changes no tag, and the next Backspace acts at once`() {
    var host = empty
    host.type("x,y,")
    host.caret = 0
    host.pressDelete()
    #expect(host.markerCount == 1)
    #expect(host.field.names.map(\.scalars) == [["x"], ["y"]])
    host.pressBackspace()
    #expect(host.field.names.map(\.scalars) == [["x"]])
    #expect(host.markerCount == 1)
    host.pressBackspace()
    #expect(host.field.names == [])
    #expect(host.scalars == ["\u{200B}"])
  }

  @Test func `Backspace at the beginning of a text only puts the marker back`() {
    var host = empty
    host.type("x,yz")
    host.caret = 1
    host.pressBackspace()
    #expect(host.field.names == ["x"])
    #expect(host.scalars == ["\u{200B}", "y", "z"])
  }

  @Test func `deleting all text is not yet a Backspace in the empty field`() {
    var host = empty
    host.type("x,yz")
    host.replaceAll(by: "")
    #expect(host.field.names == ["x"])
    #expect(host.field.text == "")
    #expect(host.scalars == ["\u{200B}"])
  }

  @Test func `a host that tells its text again changes nothing`() {
    var host = empty
    host.type("x,")
    host.send(.textChanged(to: "\u{200B}"))
    host.send(.textChanged(to: "\u{200B}"))
    #expect(host.field.names == ["x"])
    #expect(host.effects == [])
  }

  @Test func `two steps work through the marker`() {
    var configuration = TagField.Configuration.separatorCommits
    configuration.backspace = .highlightsThenRemoves
    var host = FieldHost(TagField(configuration: configuration))
    host.type("x,")
    host.pressBackspace()
    #expect(host.field.highlightedChip?.name == "x")
    host.send(.textChanged(to: "\u{200B}"))
    host.pressBackspace()
    #expect(host.field.names == [])
  }

  @Test func `editing works through the marker`() {
    var configuration = TagField.Configuration.separatorCommits
    configuration.backspace = .edits
    var host = FieldHost(TagField(configuration: configuration))
    host.type("xy,")
    host.pressBackspace()
    #expect(host.scalars == ["\u{200B}", "x", "y"])
    host.pressBackspace()
    #expect(host.scalars == ["\u{200B}", "x"])
  }

  @Test func `pasted markers never reach a tag`() {
    var host = empty
    host.send(.pasted("a\u{200B}b, \u{200B}c"))
    #expect(host.field.names.map(\.scalars) == [["a", "b"]])
    #expect(host.scalars == ["\u{200B}", "c"])
  }
}
