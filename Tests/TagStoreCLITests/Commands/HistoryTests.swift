internal import TagStore
internal import TagStoreCLI
internal import Testing

@Suite struct `Taking changes back` {
  @Test func `undoes a merge with the order of tags, and does it again`() async throws {
    let fixture = try await StoreFixture(["1": ["x", "a", "y", "b"], "2": ["b"]])
    let before = try await fixture.done(["export"])
    try await fixture.done(["merge", "b", "--into", "a"])
    let after = try await fixture.done(["export"])
    #expect(try await fixture.lines(["undo"]) == ["undid merge b → a"])
    #expect(try await fixture.done(["export"]) == before)
    #expect(try await fixture.lines(["redo"]) == ["redid merge b → a"])
    #expect(try await fixture.done(["export"]) == after)
  }

  @Test func `undoes an import and what came before it, newest first`() async throws {
    let fixture = try await StoreFixture(["1": ["x"]])
    let before = try await fixture.done(["export"])
    try await fixture.done(["rename", "x", "z"])
    try await fixture.done(["import", "-"], input: "1,new\n2,\"z, other\"\n")
    let undone = try await fixture.lines(["undo", "2"])
    #expect(undone.count == 2)
    #expect(undone.last == "undid rename x → z")
    #expect(try await fixture.done(["export"]) == before)
  }

  @Test func `ends with nothing found when there is nothing to take back`() async throws {
    let fixture = try await StoreFixture(["1": ["x"]])
    #expect(await fixture.run(["redo"]).exitCode == .nothingFound)
    #expect(await fixture.run(["undo", "0"]).exitCode == .nothingFound)
    try await fixture.done(["undo"])
    let run = await fixture.run(["undo"])
    #expect(run.exitCode == .nothingFound)
    #expect(run.output.isEmpty)
    #expect(await fixture.run(["undo", "-1"]).exitCode == .usage)
  }

  @Test func `the log tells what was done, when, and what was undone`() async throws {
    let fixture = try await StoreFixture(["1": ["x"], "2": ["y"]])
    try await fixture.done(["rename", "x", "z"])
    try await fixture.done(["undo"])
    let lines = try await fixture.lines(["log"])
    let fields = lines.map { $0.split(separator: "\t").map(String.init) }
    #expect(fields.contains { $0.count == 4 && $0[2] == "rename x → z" && $0[3] == "undone" })
    for field in fields { #expect(field[1].wholeMatch(of: /[0-9-]{10} [0-9]{2}:[0-9]{2}/) != nil) }
    #expect(try await fixture.lines(["log", "-n", "1"]).count == 1)
    #expect(try await fixture.lines(["log", "--item", "2"]).count == 1)
    #expect(await fixture.run(["log", "--tag", "nosuch"]).exitCode == .nothingFound)
  }
}
