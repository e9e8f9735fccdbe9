internal import TagStoreCLI
internal import Testing

@Suite struct `The table of commands` {
  @Test func `has unique names, and other names that are free`() {
    let names = Command.all.map(\.name) + Command.all.flatMap(\.otherNames)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Command.all.map(\.name))
  func `has unique flags, and required flags that exist`(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let flags = command.flags + Flag.global
    #expect(Set(flags.map(\.name)).count == flags.count)
    #expect(Set(flags.compactMap(\.short)).count == flags.compactMap(\.short).count)
    for flag in command.forms.flatMap({ $0.required.joined() }) {
      #expect(command.flags.contains { $0.name == flag })
    }
    for form in command.forms { #expect(form.operands.count { $0.isRepeated } <= 1) }
  }

  @Test(arguments: Command.all.map(\.name))
  func `has summaries of one plain phrase`(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    #expect(!command.summary.hasSuffix("."))
    for flag in command.flags { #expect(flag.summary.hasSuffix(".")) }
    for example in command.examples { #expect(example.effect.hasSuffix(".")) }
  }

  @Test func `has a body for every command but help, which the parser answers`() {
    #expect(Command.all.filter { $0.run == nil }.map(\.name) == ["help"])
  }

  /// The examples are lines for a shell; each part that runs `tagstore` must parse.
  @Test(arguments: Command.all.flatMap { $0.examples.map(\.line) })
  func `has examples that parse`(_ line: String) throws {
    let command = line.replacing("source <(", with: "").replacing(")", with: "")
    for part in command.split(separator: "|") {
      let words = ShellWords.split(String(part))
      guard words.first == "tagstore" else { continue }
      #expect(throws: Never.self) { try ArgumentParser.parse(Array(words.dropFirst())) }
    }
  }
}
