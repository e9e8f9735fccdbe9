internal import Testing

/// `tagstore pick` as it is used.
@Suite struct `Picking on a terminal` {
  static let items: KeyValuePairs<String, [String]> = [
    "dal": ["Vegan", "Weeknight dinner"], "tofu": ["Vegan"], "risotto": ["Rice"],
    "congee": ["Rice", "Vegan"],
  ]

  private func picked(
    _ arguments: [String] = ["pick"], rows: Int = 24, columns: Int = 80,
    environment: [String: String] = ["TERM": "xterm-256color"]
  ) async throws -> TerminalFixture {
    try await TerminalFixture(
      arguments, rows: rows, columns: columns, environment: environment, Self.items)
  }

  @Test func `shows what each tag would leave, and the items`() async throws {
    let fixture = try await picked()
    try await fixture.terminal.shows(
      """
      >
      ›[Vegan 3] [Rice 2] [Weeknight dinner 1]
      4 items
        dal
        tofu
        risotto
        congee
      Space chooses · arrows move · typing narrows · Enter prints · Escape leaves
      """)
    fixture.terminal.send("ri ")
    try await fixture.terminal.shows(
      """
      >
      ›[✓ Rice] [Vegan 1]
      2 items
        risotto
        congee
      Space chooses · arrows move · typing narrows · Enter prints · Escape leaves
      """)
    fixture.terminal.send("\u{1B}[C \r")
    #expect(try await fixture.end() == .exit(0))
    #expect(fixture.terminal.screen.text == "congee")
    #expect(fixture.terminal.isCooked)
    #expect(fixture.terminal.screen.unknown == [])
  }

  @Test func `keeps what matters in a narrow window`() async throws {
    let fixture = try await picked(rows: 10, columns: 30)
    try await fixture.terminal.shows(
      """
      >
      ›[Vegan 3] [Rice 2]
       [Weeknight dinner 1]
      4 items
        dal
        tofu
        risotto
        congee
      Space picks · Enter prints
      """)
    fixture.terminal.send("\u{1B}[B")
    try await fixture.terminal.waits { $0.text.contains("›[Weeknight dinner 1]") }
  }

  @Test func `stays within a query and prints what it came to`() async throws {
    let fixture = try await picked(["pick", "not rice", "--print-query"])
    try await fixture.terminal.waits { $0.text.contains("›[Vegan 2] [Weeknight dinner 1]") }
    fixture.terminal.send("week \r")
    #expect(try await fixture.end() == .exit(0))
    #expect(fixture.terminal.screen.text == "not rice and Weeknight dinner")
  }

  @Test(arguments: ["\u{1B}", "\u{3}"])
  func `prints nothing when it is left`(_ key: String) async throws {
    let fixture = try await picked()
    try await fixture.terminal.waits { $0.text.contains("Vegan") }
    fixture.terminal.send(" " + key)
    #expect(try await fixture.end() == .exit(130))
    #expect(fixture.terminal.screen.text == "")
  }

  @Test func `takes back letters, then tags`() async throws {
    let fixture = try await picked()
    fixture.terminal.send("rice x\u{7F}")
    try await fixture.terminal.waits { $0.text.contains("[✓ Rice]") }
    fixture.terminal.send("\u{7F}")
    try await fixture.terminal.waits { $0.text.contains("›[Vegan 3] [Rice 2]") }
  }

  @Test func `ends with 1 when nothing is left`() async throws {
    let fixture = try await picked(["pick", "nosuch"])
    try await fixture.terminal.waits { $0.text.contains("no tag narrows this further\n0 items") }
    fixture.terminal.send("\r")
    #expect(try await fixture.end() == .exit(1))
  }

  @Test func `reads lines where the cursor cannot be moved`() async throws {
    let fixture = try await picked(environment: ["TERM": "dumb"])
    try await fixture.terminal.waits { $0.text.contains("2 Rice, 2") }
    fixture.terminal.send("2\n")
    try await fixture.terminal.waits { $0.text.contains("1 Rice, chosen\n2 Vegan, 1\n2 items") }
    fixture.terminal.send("\n")
    #expect(try await fixture.end() == .exit(0))
    #expect(fixture.terminal.screen.text.hasSuffix("risotto\ncongee"))
    #expect(!fixture.terminal.received.contains(0x1B))
  }
}
