internal import TagStoreCLI
internal import Testing

@Suite struct `Changing an item's tags` {
  @Test func `removing keeps the order of the others`() async throws {
    let fixture = try await StoreFixture(["i": ["a", "b", "c"]])
    #expect(
      await fixture.note(["remove", "i", "B, nuts"]) == "i: removed b; not there: nuts\n")
    #expect(try await fixture.lines(["show", "i"]) == ["a", "c"])
    #expect(await fixture.note(["remove", "i", "b"]) == "i: nothing to remove; not there: b\n")
    #expect(await fixture.run(["remove", "unknown", "a"]).exitCode == .notFound)
  }

  @Test func `removing takes a list from find`() async throws {
    let fixture = try await StoreFixture(["a": ["inbox", "x"], "b": ["inbox"], "c": ["x"]])
    let found = try await fixture.done(["find", "inbox", "--null"])
    #expect(found == "a\0b\0")
    let run = await fixture.run(["remove", "--items-from", "-", "inbox"], input: found)
    #expect(run.errors == "2 items, 2 changed\n")
    #expect(await fixture.run(["find", "inbox"]).exitCode == .nothingFound)
  }

  @Test func `setting gives exactly these in this order`() async throws {
    let fixture = try await StoreFixture(["i1": ["4", "5", "6"]])
    #expect(await fixture.note(["set", "i1", "3", "6", "9"]) == "i1: now has 3, 6, 9\n")
    #expect(try await fixture.lines(["show", "i1"]) == ["3", "6", "9"])
    #expect(await fixture.note(["set", "i1", ""]) == "i1: now has no tags\n")
    #expect(try await fixture.done(["show", "i1"]) == "")
  }

  static let moves: [([String], [String])] = [
    (["--first"], ["c", "a", "b", "d"]), (["--last"], ["a", "b", "d", "c"]),
    (["--before", "A"], ["c", "a", "b", "d"]), (["--after", "a"], ["a", "c", "b", "d"]),
    (["--after=d"], ["a", "b", "d", "c"]), (["--before", "c"], ["a", "b", "c", "d"]),
  ]

  @Test(arguments: moves)
  func `moving puts a tag where the flag says`(_ flags: [String], _ tags: [String]) async throws {
    let fixture = try await StoreFixture(["i": ["a", "b", "c", "d"]])
    #expect(
      await fixture.note(["move", "i", "c"] + flags)
        == "i: now has \(tags.joined(separator: ", "))\n")
    #expect(try await fixture.lines(["show", "i"]) == tags)
  }

  @Test(arguments: [["move", "i", "zz", "--first"], ["move", "i", "a", "--after", "zz"]])
  func `moving needs tags that the item has`(_ arguments: [String]) async throws {
    let fixture = try await StoreFixture(["i": ["a"]])
    let run = await fixture.run(arguments)
    #expect(run.exitCode == .notFound)
    #expect(run.errors == "tagstore: “i” has no tag “zz”\n")
  }

  static let singles: [[String]] = [
    ["rename", "a,b", "c"], ["rename", "a", "b,c"], ["move", "i", "a,b", "--first"],
    ["move", "i", "a", "--before", "b,c"], ["merge", "a", "--into", "b,c"], ["related", "a,b"],
    ["suggest", "x", "--with", "a,b"],
  ]

  @Test(arguments: singles)
  func `one tag is meant where one is written, and a comma needs quotes`(
    _ arguments: [String]
  ) async throws {
    let run = try await StoreFixture().run(arguments)
    #expect(run.exitCode == .usage)
    #expect(run.errors.contains(" is one tag, but “"))
    #expect(run.errors.contains("Double quotes keep a comma: '\""))
  }

  @Test func `typing goes through the field and prints the tags`() async throws {
    let fixture = try await StoreFixture(["shakshuka": ["Vegan"]])
    let run = await fixture.run(
      ["type", "shakshuka", "vegan, \"Portland, OR\", din"], terminals: [.error])
    #expect(run.exitCode == .success)
    #expect(run.output == "Vegan\nPortland, OR\ndin\n")
    #expect(run.errors == "“Vegan” is there already\n")
  }

  @Test func `typing names what it refuses and stores the rest`() async throws {
    let fixture = try StoreFixture()
    let run = await fixture.run(["type", "i", "a\u{1}, b"])
    #expect(run.exitCode == .inputRefused)
    #expect(run.output == "b\n")
    #expect(
      run.errors == #"tagstore: “a\u{1}” cannot be a tag: U+0001 is a control character"# + "\n")
  }

  @Test(arguments: [("a\u{1}", ExitCode.inputRefused), (" , ", .notFound), ("", .notFound)])
  func `typing nothing makes no store`(_ text: String, _ exitCode: ExitCode) async throws {
    let fixture = try StoreFixture()
    #expect(await fixture.run(["type", "i", text]).exitCode == exitCode)
    #expect(try fixture.folder.names() == [])
  }
}
