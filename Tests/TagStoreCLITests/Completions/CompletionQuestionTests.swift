internal import TagStoreCLI
internal import Testing

@Suite struct `What a shell may complete` {
  @Test(
    arguments: [
      ([], .commands), (["f"], .commands), (["--quiet", ""], .commands),
      (["--store", ""], .values(.file)),
      (["add", ""], .values(.item)),
      (["add", "i", "v"], .values(.tag)),
      (["add", "i", "a", "b", ""], .values(.tag)),
      (["add", "--items-from", ""], .values(.file)),
      (["add", "--items-from", "f", ""], .values(.tag)),
      (["rename", "a"], .values(.tag)), (["rename", "a", "b", ""], .nothing),
      (["prune", ""], .nothing), (["tags", "--sort="], .values(sorts)),
      (["tags", "--sort", ""], .values(sorts)),
      (["find", "a", "-n", ""], .values(.count)),
      (["find", "a", "-q0n", ""], .values(.count)),
      (["suggest", "x", "--item", ""], .values(.item)),
      (["help", "f"], .values(.command)), (["unknown", ""], .commands),
      (["add", "i", "--", "-"], .values(.tag)),
    ] as [([String], CompletionQuestion.Subject)])
  func `follows from the words before`(
    _ words: [String], _ subject: CompletionQuestion.Subject
  ) {
    #expect(CompletionQuestion(words).subject == subject)
  }

  private static let sorts = ValueKind.choice(["uses", "name", "recent"])

  @Test func `keeps what stands before the value in the same word`() {
    let question = CompletionQuestion(["merge", "a", "--into=ba"])
    #expect(question.lead == "--into=")
    #expect(question.beginning == "ba")
  }

  @Test func `offers a flag once, unless it may be repeated`() throws {
    func names(_ words: [String]) throws -> [String] {
      guard case .flags(let flags) = CompletionQuestion(words).subject else { return [] }
      return flags.map(\.name)
    }
    #expect(try names(["find", "a", "--limit", "5", "--"]).contains("offset"))
    #expect(try !names(["find", "a", "--limit", "5", "--"]).contains("limit"))
    #expect(try names(["suggest", "a", "--with", "b", "-"]).contains("with"))
    #expect(try names(["-"]) == Flag.global.map(\.name))
  }

  @Test(arguments: [["--store", "s", "show", ""], ["show", "--store=s", ""]])
  func `knows which store the line names`(_ words: [String]) {
    #expect(CompletionQuestion(words).store == "s")
  }
}
