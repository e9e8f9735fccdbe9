internal import TagStoreCLI
internal import Testing

@Suite struct `Completing words` {
  static func fixture() async throws -> StoreFixture {
    try await StoreFixture([
      "one": ["a b", "\"q,r\""], "two words": ["Baz:bar"], "t\nx": ["it's"], "-dash": ["a=b"],
    ])
  }

  static let lines: [(words: [String], answer: [String])] = [
    (["fin"], ["find"]), (["find", "--off"], ["--offset"]), (["tags", "--sort", "r"], ["recent"]),
    (["add", "i", "A "], ["a b"]), (["find", "baz:"], ["Baz:bar"]),
    (["add", "i", "q"], ["\"q,r\""]),
    (["add", "i", "\"q"], ["\"q,r\""]), (["find", "q"], ["q,r"]),
    (["merge", "x", "--into=b"], ["--into=Baz:bar"]), (["show", "tw"], ["two words"]),
    (["show", "-"], []), (["show", "--", "-"], ["-dash"]), (["help", "js"], ["json"]),
    (["prune", ""], []), (["find", "nosuch"], []), (["completions", "b"], ["bash"]),
  ]

  @Test(arguments: lines)
  func `offers what the table and the store hold`(
    _ words: [String], _ answer: [String]
  ) async throws {
    let fixture = try await Self.fixture()
    let output = try await fixture.done(["completions", "fish", "--"] + words)
    let offered = output.split(separator: "\n").map(String.init)
    #expect(offered.first == "words")
    #expect(offered.dropFirst().filter { words != ["show", "-"] || !$0.hasPrefix("--") } == answer)
  }

  @Test(arguments: [["import", ""], ["--store", ""], ["add", "nosuch-item"]])
  func `leaves files to the shell`(_ words: [String]) async throws {
    let fixture = try await Self.fixture()
    #expect(try await fixture.done(["completions", "zsh", "--"] + words) == "files\n")
  }

  @Test func `asks the store that the line names`() async throws {
    let fixture = try await Self.fixture()
    let output = await CommandLineRun(
      ["completions", "fish", "--", "--store", fixture.store, "find", "baz"]
    ).output
    #expect(output == "words\nBaz:bar\n")
  }

  @Test func `offers nothing where there is no store, and makes none`() async throws {
    let fixture = try StoreFixture()
    #expect(try await fixture.done(["completions", "fish", "--", "find", "a"]) == "words\n")
    #expect(try fixture.folder.names() == [])
  }
}
