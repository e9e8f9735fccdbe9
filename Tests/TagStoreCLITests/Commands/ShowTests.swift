internal import TagStoreCLI
internal import Testing

@Suite struct `Showing items` {
  @Test func `prints one tag a line, or the item before it`() async throws {
    let fixture = try await StoreFixture(["a": ["x", "y"], "b": [""], "c": ["z"]])
    #expect(try await fixture.done(["show", "a"]) == "x\ny\n")
    #expect(try await fixture.done(["show", "b"]) == "")
    #expect(await fixture.note(["show", "b"]) == "b: no tags\n")
    #expect(try await fixture.done(["show", "a", "b", "c"]) == "a\tx\na\ty\nc\tz\n")
    #expect(try await fixture.done(["show", "-0", "a"]) == "x\0y\0")
  }

  @Test func `names an item that is missing and prints nothing`() async throws {
    let fixture = try await StoreFixture(["a": ["x"]])
    let run = await fixture.run(["show", "a", "b"])
    #expect(run.exitCode == .notFound)
    #expect(run.output == "")
    #expect(run.errors == "tagstore: there is no item “b”\n")
  }

  @Test func `escapes on a terminal what would steer it`() async throws {
    let fixture = try await StoreFixture(["a\u{1B}[2J": ["x"], "b": ["y"]])
    let arguments = ["show", "a\u{1B}[2J", "b"]
    #expect(
      await fixture.run(arguments, terminals: [.output]).output == "a\\u{1B}[2J  x\nb           y\n"
    )
    #expect(await fixture.run(arguments).output == "a\u{1B}[2J\tx\nb\ty\n")
  }
}
