internal import TagStoreCLI
internal import Testing

@Suite struct `Reading a command line` {
  @Test func `flags and arguments may be mixed`() throws {
    let expected = ["a", "b"]
    for line in [
      ["--store", "f", "show", "a", "b", "-q"], ["show", "a", "--store=f", "--quiet", "b"],
      ["-q", "show", "--store", "f", "--", "a", "b"], ["show", "a", "b", "-q", "--store=f"],
    ] {
      let (invocation, settings) = try parsed(line)
      #expect(invocation.command.name == "show")
      #expect(invocation.arguments("ITEM") == expected)
      #expect(settings.store == "f")
      #expect(settings.isQuiet)
    }
  }

  @Test func `arguments after two dashes are taken once and as they are`() throws {
    let (invocation, _) = try parsed(["add", "i1", "--", "-x", "--y", "-abc", "--", "-"])
    #expect(invocation.argument("ITEM") == "i1")
    #expect(invocation.arguments("TAG") == ["-x", "--y", "-abc", "--", "-"])
  }

  @Test func `a lone dash is an ordinary argument`() throws {
    #expect(try parsed(["add", "i1", "-"]).0.arguments("TAG") == ["-"])
    #expect(try parsed(["import", "-"]).0.argument("FILE") == "-")
    #expect(try parsed(["add", "--items-from", "-", "t"]).0.value(of: "items-from") == "-")
  }

  @Test func `short flags cluster and carry values`() throws {
    for line in [["-0qn5"], ["-0", "-q", "-n", "5"], ["-q0n5"], ["--limit=5", "-0q"]] {
      let (invocation, settings) = try parsed(["find", "a"] + line)
      #expect(settings.isQuiet)
      #expect(settings.endsRecordsWithNull)
      #expect(invocation.count(of: "limit") == 5)
    }
  }

  @Test func `the form follows the flags`() throws {
    let many = try parsed(["add", "--items-from", "list", "a", "b"]).0
    #expect(many.argument("ITEM") == nil)
    #expect(many.arguments("TAG") == ["a", "b"])
    let one = try parsed(["add", "a", "b"]).0
    #expect(one.argument("ITEM") == "a")
    #expect(one.arguments("TAG") == ["b"])
  }

  @Test func `an optional argument may be left out`() throws {
    #expect(try parsed(["export"]).0.argument("FILE") == nil)
    #expect(try parsed(["export", "f"]).0.argument("FILE") == "f")
  }

  @Test func `a repeatable flag keeps every value in order`() throws {
    let invocation = try parsed(["suggest", "", "--with", "a", "--with=b=c", "--with="]).0
    #expect(invocation.values(of: "with") == ["a", "b=c", ""])
    #expect(invocation.argument("TEXT") == "")
  }

  @Test func `of a repeated global flag the last counts`() throws {
    #expect(try parsed(["info", "--store", "a", "--store", "b"]).1.store == "b")
  }

  @Test func `an equals sign with a combining mark still separates`() throws {
    #expect(try parsed(["info", "--store=\u{301}x"]).1.store == "\u{301}x")
  }

  private func parsed(_ arguments: [String]) throws -> (Invocation, Settings) {
    let line = try ArgumentParser.parse(arguments)
    guard case .run(let invocation) = line.request else { throw NoInvocation() }
    return (invocation, line.settings)
  }

  private struct NoInvocation: Error {}
}
