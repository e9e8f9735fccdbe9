import TagStoreCore
import Testing

@Suite struct `Quoting in a field` {
  @Test(arguments: [",", "\t", "\n"])
  func `a quoted text typed letter by letter is one tag`(separator: String) {
    var host = FieldHost(TagField())
    host.type(#""Portland, OR""#)
    #expect(host.field.names == [])
    #expect(host.field.text == #""Portland, OR""#)
    host.type(separator)
    #expect(host.field.names == ["Portland, OR"])
    #expect(host.field.text == "")
  }

  @Test(arguments: [TagField.Event.submitted, .blurred])
  func `a quoted text is one tag when it is submitted or left`(event: TagField.Event) {
    var host = FieldHost(TagField())
    host.type(#"vegan, "Portland, OR""#)
    host.send(event)
    #expect(host.field.names == ["vegan", "Portland, OR"])
  }

  @Test func `a quote that is never closed is an ordinary character once submitted`() {
    var host = FieldHost(TagField())
    host.type(#""Portland, OR"#)
    #expect(host.field.names == [])
    host.send(.submitted)
    #expect(host.field.names == [#""Portland"#, "OR"])
  }

  @Test func `a quote inside a text does not hold separators back`() {
    var host = FieldHost(TagField())
    host.type(#"5" pipe, 6""#)
    #expect(host.field.names == [#"5" pipe"#])
    #expect(host.field.text == #" 6""#)
  }

  @Test func `an escaped quote does not close`() {
    var host = FieldHost(TagField())
    host.type(#""say \"hi\", twice","#)
    #expect(host.field.names == [#"say "hi", twice"#])
  }

  @Test func `a quoted space does not commit where spaces do`() {
    var host = FieldHost(TagField(configuration: .spaceCommits))
    host.type(#"vegan "gluten free" quick "#)
    #expect(host.field.names == ["vegan", "gluten free", "quick"])
  }

  @Test func `suggestions are wanted for the text without its quote`() {
    var field = TagField()
    #expect(
      field.send(.textChanged(to: #" "Portland, O"#)) == [.suggestionsWanted(for: "Portland, O")]
    )
    field.send(.textChanged(to: #""Portland, OR""#))
    #expect(field.fragment == "Portland, OR")
  }
}
