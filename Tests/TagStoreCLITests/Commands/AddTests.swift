internal import TagStoreCLI
internal import Testing

@Suite struct `Adding tags` {
  @Test func `appends them in order and keeps those that are there`() async throws {
    let fixture = try await StoreFixture(["shakshuka": ["brunch"]])
    let note = await fixture.note(["add", "shakshuka", "Vegan", "Brunch", "weeknight dinner"])
    #expect(note == "shakshuka: added Vegan, weeknight dinner; already there: brunch\n")
    #expect(
      try await fixture.lines(["show", "shakshuka"]) == ["brunch", "Vegan", "weeknight dinner"])
  }

  @Test func `says nothing to a script`() async throws {
    let fixture = try StoreFixture()
    let run = await fixture.run(["add", "i", "a"])
    #expect(run.exitCode == .success)
    #expect(run.output == "")
    #expect(run.errors == "")
  }

  static let splits: [([String], [String])] = [
    (["vegan, dinner"], ["vegan", "dinner"]), (["\"Portland, OR\""], ["Portland, OR"]),
    (["a\tb\nc"], ["a", "b", "c"]), (["a,,b,"], ["a", "b"]), (["a  b"], ["a b"]),
    (["--", "-x", "--y", "-abc"], ["-x", "--y", "-abc"]), (["-"], ["-"]),
    (["\""], ["\""]), (["Valencia", "valencia", "VALENCIA", "foo"], ["Valencia", "foo"]),
  ]

  @Test(arguments: splits)
  func `cuts arguments as an input field does`(_ arguments: [String], _ tags: [String]) async throws
  {
    let fixture = try StoreFixture()
    try await fixture.done(["add", "i1"] + arguments)
    #expect(try await fixture.lines(["show", "i1"]) == tags)
  }

  static let refused: [[String]] = [
    ["add", "i", " "], ["add", "i", ""], ["add", "i", "a", "\u{200B}"], ["add", "", "a"],
    ["add", "i", "a\u{1}"], ["add", "i", String(repeating: "x", count: 256)],
    ["add", String(repeating: "x", count: 4_097), "a"], ["set", "i", " "],
  ]

  @Test(arguments: refused)
  func `refuses what cannot be a tag or item, and makes no store for it`(
    _ arguments: [String]
  ) async throws {
    let fixture = try StoreFixture()
    let run = await fixture.run(arguments)
    #expect(run.exitCode == .inputRefused)
    #expect(run.errors.hasPrefix("tagstore: “"))
    #expect(try fixture.folder.names() == [])
  }

  @Test func `changes all listed items or none`() async throws {
    let fixture = try await StoreFixture(["b": ["x"]])
    let run = await fixture.run(["add", "--items-from", "-", "x"], input: "a\nb\nc\n")
    #expect(run.exitCode == .success)
    #expect(run.errors == "3 items, 2 changed\n")
    #expect(try await fixture.lines(["find", "x"]) == ["b", "a", "c"])

    let long = String(repeating: "x", count: 4_097)
    let refused = await fixture.run(["add", "--items-from", "-", "y"], input: "a\n\(long)\n")
    #expect(refused.exitCode == .inputRefused)
    #expect(await fixture.run(["find", "y"]).exitCode == .nothingFound)
  }

  @Test func `finds the default folder missing and makes it`() async throws {
    let fixture = try StoreFixture()
    let variables = [
      "XDG_DATA_HOME": fixture.folder.path("a/b"), "HOME": fixture.folder.path("a/b"),
    ]
    let run = await CommandLineRun(["add", "i", "a"], variables: variables)
    #expect(run.exitCode == .success)
    #expect(await CommandLineRun(["show", "i"], variables: variables).output == "a\n")
  }

  @Test func `names a folder that is missing, and does not make it`() async throws {
    let fixture = try StoreFixture()
    let run = await fixture.run(["--store", fixture.folder.path("no/tags.sqlite"), "add", "i", "a"])
    #expect(run.exitCode == .cannotCreate)
    #expect(run.errors.contains("there is no folder “\(fixture.folder.path("no"))”"))
    #expect(try fixture.folder.names() == [])
  }
}
