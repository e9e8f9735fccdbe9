internal import TagStore
internal import TagStoreCLI
internal import Testing

@Suite struct `JSON output` {
  /// Each command with the members that `tagstore help json` promises.
  static let lines: [(arguments: [String], members: [String])] = [
    (["add", "i", "new"], ["item", "added", "alreadyPresent"]),
    (["remove", "i", "a"], ["item", "removed", "notPresent"]),
    (["set", "i", "b"], ["item", "tags", "tagsBefore"]),
    (["move", "i", "a", "--last"], ["item", "tags"]), (["show", "i"], ["item", "tags"]),
    (["type", "i", "x"], ["item", "tags", "refused"]), (["find", "a"], ["item"]),
    (["find", "a", "--count"], ["count"]), (["tags"], ["name", "key", "uses", "lastUsed"]),
    (
      ["suggest", "a"],
      ["name", "key", "uses", "lastUsed", "tier", "alias", "matchedRanges"]
    ),
    (["related", "a"], ["name", "key", "uses", "sharedItems"]),
    (["similar", "i"], ["item", "sharedTags", "score"]),
    (["rename", "a", "z"], ["before", "name", "key", "items"]),
    (["merge", "a", "--into", "b"], ["name", "key", "merged", "items"]),
    (["delete", "a"], ["name", "key", "items", "aliasOf"]), (["prune"], ["name", "key"]),
    (["forget", "i"], ["item", "tags"]), (["rename-item", "i", "k"], ["before", "item"]),
    (
      ["undo", "2"],
      [
        "id", "date", "kind", "summary", "program", "label", "items", "taggings", "isUndone",
        "isUndoable",
      ]
    ),
    (
      ["import", "-"],
      ["records", "newItems", "newTags", "newTaggings", "removedTaggings", "refusedRecords"]
    ),
    (
      ["info"],
      [
        "path", "databaseBytes", "items", "untaggedItems", "tags", "unusedTags", "aliases",
        "taggings", "schemaVersion", "identityVersion", "sqliteVersion", "isReadOnly",
      ]
    ),
  ]

  @Test(arguments: lines)
  func `is one object a line, with a version and the promised members`(
    _ arguments: [String], _ members: [String]
  ) async throws {
    let fixture = try await StoreFixture(["i": ["a", "b", "unused"], "j": ["a", "b"]])
    try await fixture.done(["remove", "i", "unused"])
    let run = await fixture.run(["--json"] + arguments, input: "k,a\n")
    #expect(run.exitCode == .success)
    let lines = run.output.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      guard case .object(let object) = try JSONValue(parsing: String(line)) else {
        Issue.record("no object: \(line)")
        continue
      }
      #expect(object.map(\.key) == ["version"] + members)
      #expect(object.first?.value == .number(Console.jsonVersion))
    }
    let help = await CommandLineRun(["help", "json"]).output.split(separator: " ")
    for member in members {
      #expect(help.contains { $0.trimmingPrefix("\n").hasPrefix(member) }, "\(member)")
    }
  }

  @Test func `of an item is what import reads`() async throws {
    let fixture = try await StoreFixture(["i": ["Vegan", "\"Portland, OR\"", "\"a\\\"b\""]])
    let other = try StoreFixture()
    try await other.done(["import", "-"], input: fixture.done(["show", "i", "--json"]))
    #expect(try await other.done(["export"]) == fixture.done(["export"]))
  }

  @Test func `leaves errors as text on standard error`() async throws {
    let fixture = try await StoreFixture(["i": ["a"]])
    let run = await fixture.run(["show", "nosuch", "--json"])
    #expect(run.output == "")
    #expect(run.errors == "tagstore: there is no item “nosuch”\n")
  }

  @Test func `is the same value on a terminal, but steers it no more`() async throws {
    let item = "a\u{1B}[2J\u{9B}b\u{202E}"
    let fixture = try await StoreFixture([item: ["x"]])
    let plain = try await fixture.done(["find", "x", "--json"])
    let shown = await fixture.run(["find", "x", "--json"], terminals: [.output]).output
    #expect(plain.contains("\u{9B}"))
    #expect(shown.contains(#"\u001b[2J\u009Bb\u202E"#))
    #expect(try JSONValue(parsing: shown)["item"] == .string(item))
    #expect(try JSONValue(parsing: plain)["item"] == .string(item))
  }

  @Test func `of a backup names the file`() async throws {
    let fixture = try await StoreFixture(["i": ["a"]])
    let path = fixture.folder.path("copy")
    let output = try await fixture.done(["backup", path, "--json"])
    #expect(try JSONValue(parsing: output)["file"] == .string(path))
  }

  @Test func `gives scalars' positions for what matched`() async throws {
    let fixture = try await StoreFixture(["i": ["cre\u{300}me bru\u{302}le\u{301}e"]])
    let output = try await fixture.done(["suggest", "bru", "--json"])
    #expect(try JSONValue(parsing: output)["matchedRanges"] == [[7, 11]])
  }
}
