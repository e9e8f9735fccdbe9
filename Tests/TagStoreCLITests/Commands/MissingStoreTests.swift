internal import TagStoreCLI
internal import Testing

@Suite struct `Without a store` {
  static let lines: [[String]] = [
    ["show", "i"], ["find", "a"], ["find", "a", "--count"], ["tags"], ["suggest", "a"],
    ["related", "a"], ["similar", "i"], ["info"], ["check"], ["check", "--repair"], ["export"],
    ["remove", "i", "a"], ["move", "i", "a", "--first"], ["rename", "a", "b"],
    ["merge", "a", "--into", "b"], ["delete", "a"], ["forget", "i"], ["rename-item", "i", "j"],
    ["prune"],
  ]

  @Test(arguments: lines)
  func `a command that makes nothing new makes no file and says so`(
    _ arguments: [String]
  ) async throws {
    let fixture = try StoreFixture()
    let run = await fixture.run(arguments)
    #expect(run.exitCode == .notFound)
    #expect(run.output == "")
    #expect(
      run.errors == """
        tagstore: there is no store at “\(fixture.store)”
        Check the path; adding the first tags makes a store.

        """)
    #expect(try fixture.folder.names() == [])
  }

  static let creating: [[String]] = [
    ["add", "i", "a"], ["set", "i", "a"], ["type", "i", "a"], ["import", "-"],
    ["add", "--items-from", "-", "a"],
  ]

  @Test(arguments: creating)
  func `a command that brings something new makes it`(_ arguments: [String]) async throws {
    let fixture = try StoreFixture()
    #expect(await fixture.run(arguments, input: "i,a\n").exitCode == .success)
    #expect(try fixture.folder.names() == ["tags.sqlite"])
  }

  static let answers: [[String]] = [
    ["help"], ["help", "find"], ["help", "json"], ["--version"], ["find", "--help"],
    ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"],
    ["completions", "fish", "--", "find", ""],
  ]

  @Test(arguments: answers)
  func `help, version and completions answer`(_ arguments: [String]) async throws {
    let fixture = try StoreFixture()
    // A file that is no store would be refused if anything opened it.
    try fixture.folder.write("not a store, but long enough to be told from one", to: "tags.sqlite")
    let run = await fixture.run(arguments)
    #expect(run.exitCode == .success)
    #expect(run.output != "")
    #expect(run.errors == "")
  }
}
