internal import TagStore
internal import TagStoreCLI
internal import Testing

@Suite struct `Typing events` {
  private func typed(
    _ events: String, on fixture: StoreFixture
  ) async -> CommandLineRun {
    await fixture.run(["type", "i", "--events", "-"], input: events)
  }

  @Test func `prints a line for each event, then the item`() async throws {
    let fixture = try await StoreFixture(["i": ["Vegan"]])
    let run = await typed(
      """
      {"event": "textTyped", "text": "dinner, ve"}

      {"event": "movedLeft"}\r
      """, on: fixture)
    #expect(run.exitCode == .success)
    #expect(
      run.output == """
        {"version":1,"event":"textTyped","effects":[\
        {"effect":"added","tag":"dinner","index":1},{"effect":"textChanged","text":"ve"},\
        {"effect":"suggestionsWanted","text":"ve"}],"chips":["Vegan","dinner"],"text":"ve",\
        "caret":2,"insertionIndex":2,"highlightedChip":null,"editedChip":null,"suggestions":[],\
        "highlightedSuggestion":null}
        {"version":1,"event":"movedLeft","effects":[],"chips":["Vegan","dinner"],"text":"ve",\
        "caret":1,"insertionIndex":2,"highlightedChip":null,"editedChip":null,"suggestions":[],\
        "highlightedSuggestion":null}
        {"version":1,"item":"i","tags":["Vegan","dinner"],"refused":[],"text":"ve"}

        """)
    #expect(try await fixture.lines(["show", "i"]) == ["Vegan", "dinner"])
  }

  @Test func `gives the item the chips in their order, without what was removed`() async throws {
    let fixture = try await StoreFixture(["i": ["a", "b", "c"]])
    let run = await typed(
      """
      {"event": "chipMoved", "tag": "c", "index": 0}
      {"event": "chipRemoved", "tag": "A"}
      """, on: fixture)
    #expect(run.exitCode == .success)
    #expect(try await fixture.lines(["show", "i"]) == ["c", "b"])
  }

  @Test func `leaves a tag that is open on the item, in its place`() async throws {
    let fixture = try await StoreFixture(["i": ["a", "b", "c"]])
    let run = await typed(#"{"event": "chipOpened", "tag": "b"}"#, on: fixture)
    #expect(run.output.contains(#""editedChip":"b""#))
    #expect(try await fixture.lines(["show", "i"]) == ["a", "b", "c"])
  }

  @Test func `answers a refusal and goes on`() async throws {
    let fixture = try await StoreFixture(["i": ["Vegan"]])
    let run = await typed(
      #"{"event": "textTyped", "text": "VEGAN, \u0001x, y,"}"#, on: fixture)
    #expect(run.exitCode == .success)
    #expect(run.output.contains(#""refused":["VEGAN","\u0001x"]"#))
    #expect(run.output.contains(#""reason":"controlCharacter""#))
    #expect(try await fixture.lines(["show", "i"]) == ["Vegan", "y"])
  }

  static let malformed: [(String, String)] = [
    (#"{"event": "typed"}"#, "line 2 of standard input: there is no event “typed”"),
    (
      #"{"event": "textTyped"}"#,
      "line 2 of standard input: the event “textTyped” needs a value “text”"
    ),
    (
      #"{"event": "submitted", "x": 1}"#,
      "line 2 of standard input: the event “submitted” has no value “x”"
    ),
    (
      #"{"text": "a"}"#,
      "line 2, column 1 of standard input: an event is an object with its name as the text “event”"
    ),
    (
      #"{"event": "chipMoved", "index": 1.5}"#,
      "line 2, column 1 of standard input: “index” is no text, whole number, truth value or list "
        + "of texts"
    ),
  ]

  @Test(arguments: malformed)
  func `refuses what is no event, with its line, and changes nothing`(
    _ line: String, _ message: String
  ) async throws {
    let fixture = try StoreFixture()
    let run = await typed(#"{"event": "textTyped", "text": "a,"}"# + "\n" + line, on: fixture)
    #expect(run.exitCode == .inputRefused)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("tagstore: \(message)\n"))
    #expect(try fixture.folder.names() == [])
  }

  @Test func `refuses what is no JSON, with the place`() async throws {
    let run = await typed("{\"event\": ]", on: try StoreFixture())
    #expect(run.exitCode == .inputRefused)
    #expect(run.errors.hasPrefix("tagstore: line 1, column 11 of standard input: "))
  }

  @Test func `takes events or a text, not both and not neither`() async throws {
    let fixture = try StoreFixture()
    #expect(await fixture.run(["type", "i"]).exitCode == .usage)
    #expect(await fixture.run(["type", "i", "x", "--events", "-"]).exitCode == .usage)
  }

  @Test func `makes no store where no tag remains`() async throws {
    let fixture = try StoreFixture()
    let run = await typed(#"{"event": "textTyped", "text": "a"}"#, on: fixture)
    #expect(run.exitCode == .notFound)
    #expect(try fixture.folder.names() == [])
  }

  @Test(arguments: TagField.Event.Name.allCases.map(\.rawValue))
  func `is explained for every event`(_ name: String) async {
    let help = await CommandLineRun(["help", "events"]).output
    #expect(help.split(whereSeparator: \.isWhitespace).contains { $0 == name })
  }
}
