internal import TagStoreCLI
internal import Testing

@Suite struct `Listing tags` {
  static let orders: [([String], [String])] = [
    ([], ["b\t2", "a\t1", "日本\t1", "c\t0"]),
    (["--sort", "name"], ["a\t1", "b\t2", "c\t0", "日本\t1"]),
    (["--limit", "2"], ["b\t2", "a\t1"]), (["--unused"], ["c\t0"]),
    (["--sort", "recent", "-n1"], ["日本\t1"]),
  ]

  static func fixture() async throws -> StoreFixture {
    let fixture = try await StoreFixture(["1": ["a", "b", "c"], "2": ["b"]])
    try await fixture.done(["remove", "1", "c"])
    // Recency is told by the clock's milliseconds.
    try await Task.sleep(for: .milliseconds(5))
    try await fixture.done(["add", "3", "日本"])
    return fixture
  }

  @Test(arguments: orders)
  func `prints names and counts in order`(_ flags: [String], _ lines: [String]) async throws {
    #expect(try await Self.fixture().lines(["tags"] + flags) == lines)
  }

  @Test func `aligns columns on a terminal`() async throws {
    let run = try await Self.fixture().run(["tags"], terminals: [.output])
    #expect(run.output == "b     2\na     1\n日本  1\nc     0\n")
  }

  @Test func `finds none`() async throws {
    let fixture = try await StoreFixture(["i": ["a"]])
    #expect(await fixture.run(["tags", "--unused"]).exitCode == .nothingFound)
  }

  @Test func `one tag has one spelling, the first`() async throws {
    let fixture = try await StoreFixture(["1": ["Ábaco"], "2": ["ábaco"], "3": ["A\u{301}BACO"]])
    #expect(try await fixture.lines(["tags"]) == ["Ábaco\t3"])
    #expect(try await fixture.lines(["find", "ÁBACO"]) == ["1", "2", "3"])
  }

  @Test func `related and similar share items and tags`() async throws {
    let fixture = try await StoreFixture([
      "1": ["a", "b", "c, d"], "2": ["a", "b"], "3": ["a"], "4": ["z"],
    ])
    #expect(try await fixture.lines(["related", "a"]) == ["b\t2", "c\t1", "d\t1"])
    #expect(try await fixture.lines(["related", "a", "-n", "1"]) == ["b\t2"])
    #expect(await fixture.run(["related", "z"]).exitCode == .nothingFound)
    #expect(await fixture.run(["related", "nosuch"]).exitCode == .notFound)
    #expect(try await fixture.lines(["similar", "2"]) == ["1\ta, b", "3\ta"])
    #expect(await fixture.run(["similar", "4"]).exitCode == .nothingFound)
    #expect(await fixture.run(["similar", "nosuch"]).exitCode == .notFound)
  }
}
