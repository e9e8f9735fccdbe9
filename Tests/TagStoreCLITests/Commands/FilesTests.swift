internal import TagStoreCLI
internal import TagStoreSQLite
internal import Testing

@Suite struct `Import, export and the store's file` {
  static let records = """
    {"item":"b","tags":["Vegan","Portland, OR"]}
    {"item":"a","tags":[]}

    """
  static let sorted = """
    {"item":"a","tags":[]}
    {"item":"b","tags":["Vegan","Portland, OR"]}

    """

  @Test func `an import sums up, and a second one changes nothing`() async throws {
    let fixture = try StoreFixture()
    let first = await fixture.run(["import", "-"], input: Self.records)
    #expect(first.exitCode == .success)
    #expect(first.errors == "2 records: 2 new items, 2 new tags, 2 taggings added\n")
    let second = await fixture.run(["import", "-"], input: Self.records.uppercasedTags)
    #expect(second.errors == "2 records: 0 new items, 0 new tags, 0 taggings added\n")
    #expect(try await fixture.done(["export"]) == Self.sorted)
    #expect(await fixture.run(["import", "-", "-q"], input: Self.records).errors == "")
  }

  @Test(arguments: ["jsonl", "csv", "tsv"])
  func `an export comes back as the same bytes`(_ format: String) async throws {
    let fixture = try await StoreFixture([
      "b": ["Vegan", "\"Portland, OR\"", "a;b|c", "it's", "\"\\\"q\\\"\"", "a\\\\b"], "a": [""],
      "c\td\ne": ["007", "1e5", "true"],
    ])
    let path = fixture.folder.path("out.\(format)")
    #expect(await fixture.note(["export", path]) == "wrote \(path)\n")
    let bytes = try fixture.folder.bytes(of: "out.\(format)")
    let other = try StoreFixture()
    try await other.done(["import", path])
    #expect(Array(try await other.done(["export", "--format", format]).utf8) == bytes)
    #expect(Array(try await other.done(["export", "-", "--format", format]).utf8) == bytes)
  }

  @Test func `an import adds, and replaces on request`() async throws {
    let fixture = try await StoreFixture(["i1": ["old"]])
    let record = #"{"item":"i1","tags":["new"]}"#
    try await fixture.done(["import", "-"], input: record)
    #expect(try await fixture.lines(["show", "i1"]) == ["old", "new"])
    let run = await fixture.run(["import", "-", "--replace"], input: record)
    #expect(
      run.errors == "1 record: 0 new items, 0 new tags, 0 taggings added, 1 tagging removed\n")
    #expect(try await fixture.lines(["show", "i1"]) == ["new"])
  }

  @Test func `a bad record stops an import, or is named and left out`() async throws {
    let fixture = try StoreFixture()
    var lines = (1...1_000).map { #"{"item":"\#($0)","tags":["x"]}"# }
    lines[499] = #"{"item":"500","tags":[7]}"#
    let input = lines.joined(separator: "\n")
    let stopped = await fixture.run(["import", "-"], input: input)
    #expect(stopped.exitCode == .inputRefused)
    #expect(stopped.errors.hasPrefix("tagstore: line 500, column 23: "))
    #expect(await fixture.run(["tags"]).exitCode == .nothingFound)

    let kept = await fixture.run(["import", "-", "--keep-going"], input: input)
    #expect(kept.exitCode == .inputRefused)
    #expect(kept.errors.hasPrefix("tagstore: line 500, column 23: "))
    #expect(
      kept.errors.hasSuffix(
        "999 records: 999 new items, 1 new tag, 999 taggings added, 1 record refused\n"))
    #expect(try await fixture.done(["find", "x", "--count"]) == "999\n")
  }

  @Test func `only the first hundred refusals are named`() async throws {
    let fixture = try StoreFixture()
    let input = String(repeating: "{}\n", count: 150)
    let run = await fixture.run(["import", "-", "--keep-going"], input: input)
    #expect(run.errors.contains("tagstore: 50 more records refused\n"))
    #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("tagstore: line ") } == 100)
  }

  static let refused: [(arguments: [String], input: String, exitCode: ExitCode)] = [
    (["-"], "", .inputRefused), (["-", "--columns", "tags"], "a", .usage),
    (["/nowhere.csv"], "", .notFound), (["-", "--format", "jsonl"], "a,b\n", .inputRefused),
    (["-"], "{\"item\":\"a\",\"tags\":[true]}", .inputRefused), (["/"], "", .inputOutput),
  ]

  @Test(arguments: refused)
  func `an import that is refused stores nothing`(
    _ arguments: [String], _ input: String, _ exitCode: ExitCode
  ) async throws {
    let fixture = try await StoreFixture(["i": ["a"]])
    let run = await fixture.run(["import"] + arguments, input: input)
    #expect(run.exitCode == exitCode)
    #expect(run.errors.hasPrefix("tagstore: "))
    #expect(try await fixture.done(["export"]) == "{\"item\":\"i\",\"tags\":[\"a\"]}\n")
  }

  @Test func `an import of columns takes what they are called`() async throws {
    let fixture = try StoreFixture()
    try await fixture.done(
      ["import", "-", "--columns", "tag,-,item", "--format", "csv"], input: "\"a,b\",x,i\nc,y,i\n")
    #expect(try await fixture.lines(["show", "i"]) == ["a,b", "c"])
  }

  @Test func `an import does not rewrite a line where there is no terminal`() async throws {
    let fixture = try StoreFixture()
    let run = await fixture.run(["import", "-"], input: Self.records)
    #expect(run.exitCode == .success)
    #expect(!run.errors.contains("\r"))
  }

  @Test func `an export to a full device says so`() async throws {
    let fixture = try await StoreFixture(["i": ["a"]])
    let run = await fixture.run(["export"], output: MemorySink(capacity: 3))
    #expect(run.exitCode == .inputOutput)
    #expect(run.errors == "tagstore: can't write the output: no space left on the device\n")
  }

  @Test func `a backup opens as a store, and replaces no file`() async throws {
    let fixture = try await StoreFixture(["i": ["a"]])
    let copy = fixture.folder.path("copy.sqlite")
    #expect(await fixture.note(["backup", copy]) == "copied the store to \(copy)\n")
    #expect(await fixture.run(["backup", copy]).exitCode == .cannotCreate)
    #expect(try await fixture.done(["--store", copy, "show", "i"]) == "a\n")
  }

  @Test func `info names the file and counts what it holds`() async throws {
    let fixture = try await StoreFixture(["i": ["a", "b"], "j": [""]])
    let lines = try await fixture.lines(["info"])
    #expect(lines[0] == "store\t\(fixture.store)")
    #expect(lines[2] == "items\t2, 1 of them without tags")
    #expect(lines[3] == "tags\t2, 0 of them on no item")
  }

  @Test func `check names a wrong count, and repair mends it`() async throws {
    let fixture = try await StoreFixture(["i": ["a"]])
    let connection = try SQLiteConnection(path: fixture.store, mode: .readWrite)
    try connection.run("UPDATE tagstore_tag SET uses = 7")
    try connection.close()
    let found = await fixture.run(["check"], terminals: [.error])
    #expect(found.exitCode == .inputRefused)
    #expect(found.output.split(separator: "\n").count == 1)
    #expect(found.errors == "'tagstore check --repair' mends what can be made again\n")
    let mended = await fixture.run(["check", "--repair"], terminals: [.error])
    #expect(mended.exitCode == .success)
    #expect(mended.output == "mended: " + found.output)
    #expect(mended.errors == "no problems remain\n")
    #expect(try await fixture.done(["tags"]) == "a\t1\n")
  }

  @Test func `check finds a sound store sound`() async throws {
    let fixture = try await StoreFixture(["i": ["a"]])
    #expect(await fixture.note(["check"]) == "no problems found\n")
    #expect(await fixture.note(["check", "--repair"]) == "no problems found\n")
    #expect(try await fixture.done(["check"]) == "")
  }
}

extension String {
  /// The same records with the tag `Vegan` in capitals.
  fileprivate var uppercasedTags: String { replacing("Vegan", with: "VEGAN") }
}
