internal import TagStoreCLI
internal import Testing

@Suite struct `A list of items` {
  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\nb\n", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
    ("\u{FEFF}a\n\n b \n", ["a", " b "]), ("a\0b\nc\0", ["a", "b\nc"]), ("a\r\0", ["a\r"]),
    ("Ábaco\ncafe\u{301}", ["Ábaco", "cafe\u{301}"]), ("\n\u{301}x\n", ["\u{301}x"]),
  ])
  func `is separated by lines or by NUL bytes`(_ text: String, _ items: [String]) throws {
    #expect(try ItemList.items(in: Array(text.utf8), named: "list") == items)
  }

  @Test func `that is not UTF-8 is refused with its place`() {
    #expect(throws: CommandFailure(.inputRefused, "line 2 of list is not valid UTF-8")) {
      try ItemList.items(in: [0x61, 0x0A, 0x61, 0xFF, 0x62], named: "list")
    }
    #expect(throws: CommandFailure(.inputRefused, "item 1 of list is not valid UTF-8")) {
      try ItemList.items(in: [0xFF, 0x00, 0x61], named: "list")
    }
  }

  @Test func `is read from standard input to its end`() async throws {
    let fixture = try StoreFixture()
    let items = (0..<5_000).map { "item \($0)" }
    try await fixture.done(
      ["add", "--items-from", "-", "x"], input: items.joined(separator: "\n"))
    #expect(try await fixture.lines(["find", "x"]) == items)
  }

  @Test func `in a file that does not exist says so, and makes no store`() async throws {
    let fixture = try StoreFixture()
    let run = await fixture.run(["add", "--items-from", "/nowhere/list", "x"])
    #expect(run.exitCode == .notFound)
    #expect(run.errors == "tagstore: there is no file “/nowhere/list”\n")
    #expect(try fixture.folder.names() == [])
  }

  @Test func `that is empty changes nothing`() async throws {
    let fixture = try StoreFixture()
    let run = await fixture.run(["add", "--items-from", "-", "x"])
    #expect(run.exitCode == .success)
    #expect(run.errors == "0 items, 0 changed\n")
    #expect(try fixture.folder.names() == [])
  }
}
