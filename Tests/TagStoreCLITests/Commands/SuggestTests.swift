internal import TagStoreCLI
internal import Testing

@Suite struct `Suggesting tags` {
  static func fixture() async throws -> StoreFixture {
    try await StoreFixture([
      "1": ["bedroom-experimental", "experiment", "jalapeño", "50%", "500", "a_b", "axb"],
      "2": ["bedroom-experimental", "experimental"], "3": ["bedroom-experimental", "500"],
    ])
  }

  static let texts: [([String], [String])] = [
    (["experimental"], ["experimental", "bedroom-experimental"]), (["jal"], ["jalapeño"]),
    (["50%"], ["50%"]), (["a_"], ["a_b"]), (["%"], ["50%"]),
    (["EXP", "-n", "1"], ["experiment"]),
    (["exp", "--item", "1"], ["experimental"]),
    (["exp", "--with", "experiment", "--with", "Experimental"], ["bedroom-experimental"]),
  ]

  @Test(arguments: texts)
  func `prints the best first, and chosen ones never`(
    _ arguments: [String], _ tags: [String]
  ) async throws {
    #expect(try await Self.fixture().lines(["suggest"] + arguments) == tags)
  }

  @Test func `offers a tag by its old name`() async throws {
    let fixture = try await StoreFixture(["1": ["veggie"]])
    try await fixture.done(["rename", "veggie", "plant-based"])
    #expect(try await fixture.lines(["suggest", "vegg"]) == ["plant-based"])
    #expect(try await fixture.done(["suggest", "vegg", "--json"]).contains(#""alias":"veggie""#))
  }

  @Test func `finds none, or no such item`() async throws {
    let fixture = try await Self.fixture()
    #expect(await fixture.run(["suggest", "qqq"]).exitCode == .nothingFound)
    #expect(await fixture.run(["suggest", "a", "--item", "nosuch"]).exitCode == .notFound)
  }
}
