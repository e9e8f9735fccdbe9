internal import TagStoreCLI
internal import Testing

@Suite struct `The README` {
  /// The text of a file of the package.
  static func text(_ path: String, file: String = #filePath) throws -> String {
    let parts = file.split(separator: "/").prefix { $0 != "Tests" }
    return try #require(FixtureFile.text("/" + parts.joined(separator: "/") + "/" + path))
  }

  @Test(arguments: Command.all.map(\.name))
  func `lists every command`(name: String) throws {
    #expect(try Self.text("README.md").contains("| `tagstore \(name)` |"))
  }

  @Test func `lists no command that there is not`() throws {
    let names = Set(Command.all.map(\.name))
    for line in try Self.text("README.md").split(separator: "\n") {
      guard line.hasPrefix("| `tagstore ") else { continue }
      let name = line.dropFirst("| `tagstore ".count).prefix { $0 != "`" && $0 != " " }
      #expect(names.contains(String(name)), "the README lists \(name)")
    }
  }

  @Test func `shows the example that a package of its own builds and runs`() throws {
    let example = try Self.text("Tests/Consumer/Sources/Consumer/main.swift")
    #expect(try Self.text("README.md").contains("```swift\n\(example)```\n"))
  }

  /// Command lines in the README, as a shell would cut them, parse.
  @Test func `shows command lines that the program understands`() throws {
    let readme = try Self.text("README.md")
    let lines = readme.split(separator: "\n").compactMap { line -> Substring? in
      let command = line.hasPrefix("$ ") ? line.dropFirst(2) : line
      guard command.hasPrefix("tagstore ") else { return nil }
      return command
    }
    #expect(lines.count > 10)
    for line in lines {
      let words = ShellWords.split(String(line))
      #expect(throws: Never.self, "\(line)") {
        try ArgumentParser.parse(Array(words.dropFirst()))
      }
    }
  }
}
