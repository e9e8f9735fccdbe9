import TagStoreCore
import Testing

@Suite struct `The standard field` {
  @Test(arguments: ["vegan,", "vegan\t", "vegan\n", "vegan\u{2028}"])
  func `comma, tab and line break commit`(text: String) {
    var host = FieldHost(TagField())
    host.type(text)
    #expect(host.field.names == ["vegan"])
    #expect(host.field.text == "")
  }

  @Test func `Enter and leaving the field commit`() {
    var host = FieldHost(TagField())
    host.type("weeknight dinner")
    host.send(.submitted)
    host.type("vegan")
    host.send(.blurred)
    #expect(host.field.names == ["weeknight dinner", "vegan"])
  }

  @Test func `Backspace highlights the last tag before it removes it`() {
    var host = FieldHost(TagField())
    host.type("a,b,")
    host.send(.deletedBackward())
    #expect(host.field.names == ["a", "b"])
    host.send(.deletedBackward())
    #expect(host.field.names == ["a"])
  }

  @Test func `refused text stays to be mended`() {
    var configuration = TagField.Configuration.standard
    configuration.allowedTags = []
    var host = FieldHost(TagField(configuration: configuration))
    host.type("vegam,")
    #expect(host.field.text == "vegam")
  }

  @Test func `without a hidden marker an emptied text is no Backspace`() {
    var host = FieldHost(TagField())
    host.type("a,b")
    host.pressBackspace()
    host.send(.textChanged(to: ""))
    #expect(host.field.names == ["a"])
    #expect(host.field.hostText == "")
  }
}
