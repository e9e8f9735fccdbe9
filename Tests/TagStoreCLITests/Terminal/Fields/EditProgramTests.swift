internal import TagStoreCLI
internal import Testing

/// `tagstore edit` as it is used: keys in, a screen out, tags in the store.
@Suite struct `Editing on a terminal` {
  static let items: KeyValuePairs<String, [String]> = [
    "shakshuka": ["Vegetarian", "Eggs"], "dal": ["Vegan", "Weeknight dinner"],
    "tofu": ["Vegan"],
  ]

  private func edited(
    _ arguments: [String] = ["edit", "shakshuka"], rows: Int = 24, columns: Int = 80,
    environment: [String: String] = ["TERM": "xterm-256color"]
  ) async throws -> TerminalFixture {
    try await TerminalFixture(
      arguments, rows: rows, columns: columns, environment: environment, Self.items)
  }

  @Test func `shows chips, suggestions and keys in a wide window`() async throws {
    let fixture = try await edited()
    try await fixture.terminal.shows(
      """
      shakshuka  2 tags
       [Vegetarian] [Eggs]
        Vegan             2
        Weeknight dinner  1
      Enter adds, saves when empty · Tab takes the best · ↑↓ choose · Esc Esc leaves
      """)
    fixture.terminal.send("dinn")
    try await fixture.terminal.shows(
      """
      shakshuka  2 tags
       [Vegetarian] [Eggs] dinn
        Weeknight dinner  1
      Enter adds, saves when empty · Tab takes the best · ↑↓ choose · Esc Esc leaves
      """)
    let row = fixture.terminal.screen.rows[2]
    #expect(row.cells[12..<16].allSatisfy { $0.style.contains(1) && $0.style.contains(4) })
    #expect(!row.cells[11].style.contains(1) && !row.cells[16].style.contains(1))
    #expect(fixture.terminal.screen.unknown == [])
  }

  @Test func `keeps what matters in a narrow window`() async throws {
    let fixture = try await edited(rows: 10, columns: 30)
    fixture.terminal.send("weeknight lunch,日本,שלום,")
    try await fixture.terminal.shows(
      """
      shakshuka  5 tags
       [Vegetarian] [Eggs]
       [weeknight lunch] [日本]
       [שלום]
        Vegan             2
        Weeknight dinner  1
      Tab take · ^S save · ^C quit
      """)
  }

  @Test func `stores on Enter in the empty field`() async throws {
    let fixture = try await edited()
    fixture.terminal.send("quick, din\t\r")
    #expect(try await fixture.end() == .exit(0))
    #expect(
      try await fixture.tags(of: "shakshuka")
        == ["Vegetarian", "Eggs", "quick", "Weeknight dinner"])
    #expect(
      fixture.terminal.screen.text
        == "shakshuka: now has Vegetarian, Eggs, quick, Weeknight dinner")
    #expect(fixture.terminal.isCooked)
  }

  static let saving: [String] = ["new\u{13}", "new,\r", "new\r\r"]

  @Test(arguments: saving)
  func `stores what was typed`(_ keys: String) async throws {
    let fixture = try await edited()
    fixture.terminal.send(keys)
    #expect(try await fixture.end() == .exit(0))
    #expect(try await fixture.tags(of: "shakshuka") == ["Vegetarian", "Eggs", "new"])
  }

  @Test func `changes nothing on Control-C`() async throws {
    let fixture = try await edited()
    fixture.terminal.send("new,\u{3}")
    #expect(try await fixture.end() == .exit(130))
    #expect(try await fixture.tags(of: "shakshuka") == ["Vegetarian", "Eggs"])
  }

  @Test func `changes nothing on Escape twice, and says so after the first`() async throws {
    let fixture = try await edited()
    fixture.terminal.send("new,\u{1B}")
    try await fixture.terminal.waits { $0.text.contains("Escape again leaves without storing") }
    fixture.terminal.send("\u{1B}")
    #expect(try await fixture.end() == .exit(130))
    #expect(try await fixture.tags(of: "shakshuka") == ["Vegetarian", "Eggs"])
  }

  @Test func `moves, opens and removes chips`() async throws {
    let fixture = try await edited(["edit", "dal"])
    try await fixture.terminal.waits { $0.text.contains("dinner]") }
    fixture.terminal.send("\u{1B}[1;3D")
    try await fixture.terminal.waits { $0.text.contains("›[Weeknight dinner]") }
    fixture.terminal.send("\u{1B}[1;3D")
    try await fixture.terminal.waits { $0.text.contains("›[Weeknight dinner] [Vegan]") }
    fixture.terminal.send("\r\u{15}lunch\r")
    try await fixture.terminal.waits { $0.text.contains("[lunch]") }
    fixture.terminal.send("\u{13}")
    #expect(try await fixture.end() == .exit(0))
    #expect(try await fixture.tags(of: "dal") == ["lunch", "Vegan"])
  }

  @Test func `takes a pasted list, and shows control characters as text`() async throws {
    let fixture = try await edited()
    fixture.terminal.send("\u{1B}[200~a\nb, \"c, d\"\r\u{1B}[31me\u{1B}[201~")
    try await fixture.terminal.waits { $0.text.contains(#"[a] [b] [c, d] \u{1B}[31me"#) }
    fixture.terminal.send("\r")
    try await fixture.terminal.waits { $0.text.contains("is a control character") }
    fixture.terminal.send("\u{15}\r")
    #expect(try await fixture.end() == .exit(0))
    #expect(
      try await fixture.tags(of: "shakshuka") == ["Vegetarian", "Eggs", "a", "b", "c, d"])
  }

  @Test func `undoes, and yanks what was killed`() async throws {
    let fixture = try await edited()
    fixture.terminal.send("one two\u{17}\u{19}\u{19},")
    try await fixture.terminal.waits { $0.text.contains("[one twotwo]") }
    fixture.terminal.send("\u{1F}")
    try await fixture.terminal.waits { $0.text.contains("] one twotwo") }
  }

  @Test func `follows the size of the window`() async throws {
    let fixture = try await edited()
    try await fixture.terminal.waits { $0.text.contains("Esc Esc leaves") }
    fixture.terminal.resize(rows: 10, columns: 30)
    try await fixture.terminal.waits { $0.text.hasSuffix("Tab take · ^S save · ^C quit") }
  }

  @Test func `goes from item to item`() async throws {
    let store = try await StoreFixture(Self.items)
    try store.folder.write("dal\ntofu\nnew\n", to: "items")
    let terminal = try PseudoTerminal(rows: 24, columns: 80)
    let child = try terminal.start(
      Program.folder() + "/tagstore",
      ["--store", store.store, "edit", "--items-from", store.folder.path("items")])
    try await terminal.waits { $0.text.contains("dal  2 tags · 1 of 3") }
    terminal.send("a,\r")
    try await terminal.waits { $0.text.contains("tofu  1 tag · 2 of 3") }
    terminal.send("\r")
    try await terminal.waits { $0.text.contains("new  0 tags · 3 of 3") }
    terminal.send("b,\u{3}")
    #expect(try await child.end(on: terminal) == .exit(130))
    #expect(terminal.screen.text == "2 items, 1 changed")
    #expect(try await store.lines(["show", "dal"]) == ["Vegan", "Weeknight dinner", "a"])
    #expect(await store.run(["show", "new"]).exitCode == .notFound)
  }

  @Test func `shows a highlight without styles too`() async throws {
    let fixture = try await edited(environment: ["TERM": "xterm", "NO_COLOR": "1"])
    try await fixture.terminal.waits { $0.text.contains("Eggs]") }
    fixture.terminal.send("\u{7F}")
    try await fixture.terminal.waits { $0.text.contains("›[Eggs]") }
    #expect(fixture.terminal.screen.rows.flatMap(\.cells).allSatisfy { $0.style.isEmpty })
  }

  @Test func `reads lines where the cursor cannot be moved`() async throws {
    let fixture = try await edited(environment: ["TERM": "dumb"])
    try await fixture.terminal.waits { $0.text.hasSuffix("store them:\n>") }
    fixture.terminal.send("a, b\n")
    try await fixture.terminal.waits { $0.text.contains("shakshuka: Vegetarian, Eggs, a, b") }
    fixture.terminal.send("-Eggs\n")
    try await fixture.terminal.waits { $0.text.contains("shakshuka: Vegetarian, a, b") }
    fixture.terminal.send("\n")
    #expect(try await fixture.end() == .exit(0))
    #expect(try await fixture.tags(of: "shakshuka") == ["Vegetarian", "a", "b"])
    #expect(!fixture.terminal.received.contains(0x1B))
  }

  @Test func `names another command where there is no terminal`() async throws {
    let run = await (try StoreFixture()).run(["edit", "i"])
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains("'tagstore type'"))
  }
}
