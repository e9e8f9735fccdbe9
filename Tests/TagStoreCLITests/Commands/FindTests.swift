internal import TagStoreCLI
internal import Testing

@Suite struct `Finding items` {
  static let queries: [([String], [String])] = [
    (["vegan"], ["dal", "salad"]), (["VEGAN"], ["dal", "salad"]),
    (["vegan and not (dairy or nuts)"], ["dal"]), (["vegan", "nuts or dairy"], ["salad"]),
    (["gluten free"], ["dal"]), (["not *"], ["water"]), (["nuts or *"], ["salad", "dal", "cake"]),
    (["not *", "--sort", "name"], ["water"]), (["*", "--sort", "name"], ["cake", "dal", "salad"]),
    (["*", "--limit", "1", "--offset", "1"], ["dal"]), (["\"and\""], ["cake"]),
    (["--", "-x"], ["cake"]), (["*", "--limit", "0"], []), (["nosuch or vegan"], ["dal", "salad"]),
  ]

  static func kitchen() async throws -> StoreFixture {
    try await StoreFixture([
      "salad": ["nuts", "vegan"], "dal": ["Vegan", "gluten free"], "cake": ["dairy", "and", "-x"],
      "water": [""],
    ])
  }

  @Test(arguments: queries)
  func `prints one a line`(_ arguments: [String], _ items: [String]) async throws {
    let fixture = try await Self.kitchen()
    let run = await fixture.run(["find"] + arguments)
    let lines = run.output.split(separator: "\n").map(String.init)
    let isOrdered = arguments.contains("--sort") || arguments.contains("--offset")
    #expect(isOrdered ? lines == items : lines.sorted() == items.sorted())
    #expect(run.exitCode == (items.isEmpty ? .nothingFound : .success))
    #expect(run.errors == "")
  }

  @Test func `counts them instead`() async throws {
    let fixture = try await Self.kitchen()
    #expect(try await fixture.done(["find", "vegan", "--count", "--limit", "1"]) == "2\n")
    let none = await fixture.run(["find", "nosuch", "--count"])
    #expect(none.output == "0\n")
    #expect(none.exitCode == .nothingFound)
  }

  @Test func `tells someone at a terminal which name no tag has`() async throws {
    let fixture = try await Self.kitchen()
    #expect(
      await fixture.note(["find", "vegn and (nuts or *)"])
        == "there is no tag “vegn”\nnothing found\n")
    #expect(await fixture.note(["find", "dairy and nuts"]) == "nothing found\n")
  }

  static let wrong: [([String], String)] = [
    (["vegan and"], "column 10 of the query: "), (["and"], "column 1 of the query: "),
    (["a", "b or or c"], "argument 2, column 6 of the query: "), ([""], "column 1 of the query: "),
    (["\""], "column 1 of the query: "), (["a)"], "column 2 of the query: "),
    ([String(repeating: "(", count: 5_000)], "column 201 of the query: "),
  ]

  @Test(arguments: wrong)
  func `points at what is wrong in a query`(_ queries: [String], _ message: String) async throws {
    let fixture = try await Self.kitchen()
    let run = await fixture.run(["find"] + queries)
    #expect(run.exitCode == .usage)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("tagstore: " + message), "\(run.errors)")
  }

  @Test func `shows the quoted form of a bare keyword`() async throws {
    let run = try await Self.kitchen().run(["find", "and"])
    #expect(run.errors.contains("\"and\""))
  }

  static let literalNames = [
    "c++", "a-b", "tag:x", "@x", "don't", "50%", "NEAR(", "*", "a_b", "-x", "~x", "!x", "#x", "a/b",
    "?", "(", "\"", "'", "\\", "hello(world)", "and", "or", "NOT", "007", "1e5", "null",
  ]

  @Test(arguments: literalNames)
  func `reaches a tag of any name, and no other one`(_ name: String) async throws {
    let fixture = try StoreFixture()
    let argument = "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    try await fixture.done(["set", "i1", "--", argument])
    try await fixture.done(["set", "i2", "axb", "other"])
    #expect(try await fixture.done(["show", "i1"]) == name + "\n")
    #expect(try await fixture.done(["find", "--", argument]) == "i1\n")
    try await fixture.done(["rename", "--", argument, "renamed"])
    #expect(try await fixture.done(["find", "renamed"]) == "i1\n")
    try await fixture.done(["remove", "i1", "renamed"])
    #expect(await fixture.run(["find", "renamed"]).exitCode == .nothingFound)
  }

  @Test func `streams a hundred thousand items`() async throws {
    let fixture = try StoreFixture()
    let lines = (0..<100_000).map { #"{"item":"\#($0)","tags":["x"]}"# }.joined(separator: "\n")
    try await fixture.done(["import", "-"], input: lines)
    #expect(try await fixture.lines(["find", "x"]).count == 100_000)
    let sink = MemorySink(capacity: 10, failure: .closedPipe)
    let run = await fixture.run(["find", "x"], output: sink)
    #expect(run.exitCode == .success)
    #expect(run.errors == "")
    #expect(sink.callCount == 1)
  }
}
