import TagStoreCore
import Testing

@Suite struct `Records of events and effects` {
  @Test func `every event comes back from its record, and none is left out`() throws {
    var events = FieldEvents(FieldRandom(seed: 5), hasQuotes: true)
    var field = TagField()
    var names: Set<String> = []
    for _ in 0..<4_000 {
      let event = events.next(for: field)
      field.send(event)
      names.insert(event.record.name)
      #expect(try TagField.Event(event.record) == event)
    }
    #expect(names == Set(TagField.Event.Name.allCases.map(\.rawValue)))
  }

  @Test func `a record is a line in which everything can be seen`() throws {
    let vegan = try Tag("vegan")
    let lines: [(TagField.Record, String)] = [
      (TagField.Event.submitted.record, "submitted"),
      (
        TagField.Event.textTyped("a\n\"\u{200B}é\u{301}😀").record,
        #"textTyped text="a\n\"\u{200B}é\u{0301}😀""#
      ),
      (TagField.Event.textChanged(to: "x").record, #"textChanged text="x" isComposing=false"#),
      (
        TagField.Event.movedLeft(over: .word, isExtending: true).record,
        #"movedLeft distance="word" isExtending=true"#
      ),
      (TagField.Event.selectionChanged(to: 1..<3).record, "selectionChanged start=1 end=3"),
      (
        TagField.Event.chipsReplaced(by: [vegan, try Tag("b")]).record,
        #"chipsReplaced tags=["vegan", "b"]"#
      ),
      (TagField.Effect.moved(vegan, from: 0, to: 2).record, #"moved tag="vegan" from=0 index=2"#),
      (TagField.Effect.flashed(vegan, at: 1).record, #"flashed tag="vegan" index=1"#),
      (TagField.Effect.suggestionsWanted(for: "").record, #"suggestionsWanted text="""#),
    ]
    for (record, line) in lines { #expect(record.description == line) }
  }

  static let reasons: [(TagField.Refusal.Reason, String, TagField.Record.Value?)] = [
    (.invalid(.empty), "empty", nil), (.invalid(.controlCharacter("\0")), "controlCharacter", nil),
    (.invalid(.tooLong(300)), "tooLong", .number(255)),
    (.tooLong(maximum: 9), "tooLong", .number(9)),
    (.full(maximum: 3), "full", .number(3)), (.notAllowed, "notAllowed", nil),
    (.readOnly, "readOnly", nil),
  ]

  @Test(arguments: reasons)
  func `a refusal has a code, its limit and a sentence`(
    reason: TagField.Refusal.Reason, code: String, maximum: TagField.Record.Value?
  ) {
    let refusal = TagField.Refusal(text: "x", reason: reason)
    let record = TagField.Effect.refused(refusal).record
    #expect(record["reason"] == .text(code))
    #expect(record["maximum"] == maximum)
    #expect(record["message"] == .text(refusal.description))
  }

  @Test func `what has a default may be left out`() throws {
    let read = try TagField.Event(.init("textChanged", [.init("text", .text("x"))]))
    #expect(read == .textChanged(to: "x"))
    #expect(try TagField.Event(.init("deletedBackward")) == .deletedBackward())
    #expect(try TagField.Event(.init("movedRight")) == .movedRight())
  }

  static let faults: [(TagField.Record, TagField.RecordError)] = [
    (.init("exploded"), .unknownName("exploded")),
    (.init("textTyped"), .missing("text", in: "textTyped")),
    (.init("textTyped", [.init("text", .number(1))]), .invalid("text", in: "textTyped")),
    (.init("submitted", [.init("now", .flag(true))]), .unknownLabel("now", in: "submitted")),
    (.init("chipOpened", [.init("tag", .text(" "))]), .invalid("tag", in: "chipOpened")),
    (
      .init("movedLeft", [.init("distance", .text("mile"))]),
      .invalid("distance", in: "movedLeft")
    ),
    (
      .init("selectionChanged", [.init("start", .number(3)), .init("end", .number(1))]),
      .invalid("end", in: "selectionChanged")
    ),
  ]

  @Test(arguments: faults)
  func `a record that is no event says why`(record: TagField.Record, fault: TagField.RecordError) {
    #expect(throws: fault) { try TagField.Event(record) }
    #expect(fault.description.contains(record.name))
  }
}
