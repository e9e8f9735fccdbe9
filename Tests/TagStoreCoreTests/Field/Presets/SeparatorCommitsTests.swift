import TagStoreCore
import Testing

@Suite struct `A field in which separators commit, with a hidden marker` {
  private let host = FieldHost(TagField(configuration: .separatorCommits))

  @Test(arguments: ["red,", "red\n"])
  func `a comma or a line break commits`(text: String) {
    var host = host
    host.type(text)
    #expect(host.field.names == ["red"])
    #expect(host.scalars == ["\u{200B}"])
  }

  @Test func `a paste of a closed list adds all of it`() {
    var host = host
    host.insert("red, green,")
    #expect(host.field.names == ["red", "green"])
    #expect(host.field.text == "")
  }

  @Test func `a trailing piece stays as text`() {
    var host = host
    host.insert("red, green, bl")
    #expect(host.field.names == ["red", "green"])
    #expect(host.scalars == ["\u{200B}", "b", "l"])
  }

  @Test func `duplicates are dropped whatever their letter case`() {
    var host = host
    host.insert("red, Red, RED, green,")
    #expect(host.field.names == ["red", "green"])
  }

  @Test func `Backspace in the empty field is noticed by the missing marker`() {
    var host = host
    host.type("red,green,")
    host.pressBackspace()
    #expect(host.field.names == ["red"])
    #expect(host.markerCount == 1)
  }

  @Test func `suggestions leave out the chosen tags`() throws {
    var host = host
    host.type("red,e")
    let vocabulary = try Tag.list(["Red", "green", "blue", "pink"])
    #expect(host.field.suggestions(from: vocabulary).map(\.name) == ["green", "blue"])
  }
}
