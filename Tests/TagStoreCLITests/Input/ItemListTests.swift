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

  @Test func `is read from standard input to its end`() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try MemorySource(bytes, step: 999).readAll() == bytes)
  }

  @Test func `in a file that does not exist says so`() {
    let failure = #expect(throws: CommandFailure.self) {
      _ = try ReadableFile(path: "/nowhere/list").readAll()
    }
    #expect(failure?.exitCode == .notFound)
    #expect(failure?.message.hasPrefix("can't open '/nowhere/list': ") == true)
  }
}
