internal import TagStoreCLI
internal import Testing

@Suite struct `Results and messages` {
  @Test func `records end with a NUL byte on request`() throws {
    let sink = MemorySink()
    let settings = try ArgumentParser.parse(["tags", "--null"]).settings
    let console = Console(.fixture(sink), settings)
    try console.record("a b")
    try console.record("c\nd")
    try console.flush()
    #expect(sink.text == "a b\0c\nd\0")
  }

  @Test(arguments: [
    (true, false, "note\nsummary\ntagstore: warning\ntagstore: failure\n"),
    (false, false, "summary\ntagstore: warning\ntagstore: failure\n"),
    (true, true, "tagstore: failure\n"), (false, true, "tagstore: failure\n"),
  ])
  func `notes need a terminal, and quiet keeps errors alone`(
    _ isTerminal: Bool, _ isQuiet: Bool, _ expected: String
  ) {
    let errors = MemorySink()
    var settings = Settings()
    settings.isQuiet = isQuiet
    let console = Console(
      .fixture(MemorySink(), errors: errors, terminals: isTerminal ? [.error] : []), settings)
    console.note("note")
    console.summary("summary")
    console.warning("warning")
    console.failure(CommandFailure(.busy, "failure"))
    #expect(errors.text == expected)
  }

  @Test func `a result printed before a message appears before it`() throws {
    let both = MemorySink()
    let console = Console(.fixture(both, errors: both), Settings())
    try console.record("result")
    console.summary("message")
    #expect(both.text == "result\nmessage\n")
  }

  @Test(arguments: [(1, "1 tag"), (0, "0 tags"), (3, "3 tags")])
  func `counts agree with their noun`(_ count: Int, _ text: String) {
    #expect(CountedNoun.text(count, "tag") == text)
  }

  @Test(
    arguments: [
      (ColorChoice.auto, true, nil, "xterm", true), (.auto, false, nil, "xterm", false),
      (.auto, true, "1", "xterm", false), (.auto, true, "", "xterm", true),
      (.auto, true, nil, "dumb", false), (.auto, true, nil, nil, false),
      (.auto, true, nil, "", false), (.always, false, "1", "dumb", true),
      (.never, true, nil, "xterm", false),
    ] as [(ColorChoice, Bool, String?, String?, Bool)])
  func `styles follow flag, NO_COLOR, TERM and terminal`(
    _ choice: ColorChoice, _ isTerminal: Bool, _ noColor: String?, _ term: String?,
    _ expected: Bool
  ) {
    #expect(
      choice.allowsStyle(isTerminal: isTerminal, noColor: noColor, term: term) == expected)
  }
}

extension ProcessEnvironment {
  /// An environment with these sinks and nothing else.
  static func fixture(
    _ output: MemorySink, errors: MemorySink = MemorySink(), terminals: Terminals = []
  ) -> ProcessEnvironment {
    ProcessEnvironment(
      arguments: [], variables: [:], terminals: terminals, standardInput: MemorySource([]),
      standardOutput: output, standardError: errors)
  }
}
