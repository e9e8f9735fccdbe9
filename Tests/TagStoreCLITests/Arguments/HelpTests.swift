internal import TagStoreCLI
internal import Testing

@Suite struct Help {
  private static let names = Command.all.map(\.name)

  @Test(arguments: names)
  func `of a command names its arguments, flags and examples`(_ name: String) async throws {
    let command = try #require(Command.all.first { $0.name == name })
    let page = await CommandLineRun(["help", name])
    #expect(page.exitCode == .success)
    #expect(page.errors == "")
    for flag in command.flags + Flag.global { #expect(page.output.contains(flag.label)) }
    for example in command.examples { #expect(page.output.contains("  \(example.line)\n")) }
    for operand in command.forms.flatMap(\.operands) { #expect(page.output.contains(operand.name)) }
    #expect(!command.examples.isEmpty)
  }

  @Test(arguments: names)
  func `is the same by flag, by short flag and by command`(_ name: String) async {
    let page = await CommandLineRun(["help", name]).output
    for line in [[name, "--help"], ["--help", name], [name, "x", "-h"], ["-h", name]] {
      #expect(await CommandLineRun(line).output == page)
    }
  }

  @Test(arguments: [[], ["help"], ["--help"], ["-h"], ["--quiet", "help"]])
  func `without a command lists every command`(_ arguments: [String]) async {
    let run = await CommandLineRun(arguments)
    #expect(run.exitCode == .success)
    for command in Command.all {
      #expect(run.output.contains("\n  \(command.name) "))
      #expect(run.output.contains(command.summary))
    }
  }

  @Test func `fits eighty columns`() async {
    for arguments in [["help"]] + Self.names.map({ ["help", $0] }) {
      for line in await CommandLineRun(arguments).output.split(separator: "\n") {
        let isExample = line.contains("tagstore ") && line.hasPrefix("  ")
        #expect(DisplayWidth.columns(of: String(line)) <= (isExample ? 100 : 80), "\(line)")
      }
    }
  }

  @Test func `writes alternatives and options as usage lines`() throws {
    func usage(_ name: String) throws -> [String] {
      try #require(Command.all.first { $0.name == name }).usageLines
    }
    #expect(
      try usage("add") == [
        "tagstore add ITEM TAG...", "tagstore add TAG... --items-from FILE",
      ])
    #expect(
      try usage("move") == [
        "tagstore move ITEM TAG (--before TAG | --after TAG | --first | --last)"
      ])
    #expect(try usage("export") == ["tagstore export [FILE] [--format FORMAT]"])
    #expect(try usage("suggest")[0].contains("[--with TAG]..."))
  }

  @Test func `is bold on request only`() async {
    #expect(await !CommandLineRun(["help"]).output.contains("\u{1B}"))
    #expect(await CommandLineRun(["help", "--color=always"]).output.contains("\u{1B}[1m"))
  }

  @Test func `prints the version`() async {
    let run = await CommandLineRun(["--version"])
    #expect(run.output == "tagstore \(Version.current)\n")
    #expect(run.exitCode == .success)
  }
}
