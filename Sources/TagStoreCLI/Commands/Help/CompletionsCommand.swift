extension Command {
  static let completions = Command(
    "completions", theme: .help,
    summary: "Print a script that completes words in your shell",
    details: [
      "The script asks the program again, with the WORDs typed so far, and then completes items "
        + "and tags of the store too."
    ],
    forms: [
      Form([
        Operand("SHELL", .choice(Shell.allCases.map(\.rawValue))),
        Operand("WORD", .text, isOptional: true, isRepeated: true),
      ])
    ],
    examples: [
      Example("source <(tagstore completions bash)", "In ~/.bashrc."),
      Example("source <(tagstore completions zsh)", "In ~/.zshrc, after compinit."),
      Example("tagstore completions fish | source", "In ~/.config/fish/config.fish."),
    ],
    run: runCompletions)

  private static func runCompletions(
    _ invocation: Invocation, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let shell = invocation.argument("SHELL").flatMap { Shell(rawValue: $0) } ?? .bash
    let words = invocation.arguments("WORD")
    if words.isEmpty {
      try session.console.write(shell.script)
    } else if shell == .bash {
      let line = BashLine(words[0], replacing: words.count > 1 ? words[1] : "")
      let question = CompletionQuestion(Array(line.words.dropFirst()))
      try await print(session.answer(question), on: session.console, line.replacement)
    } else {
      try await print(session.answer(CompletionQuestion(words)), on: session.console) { $0 }
    }
    return .success
  }

  private static func print(
    _ answer: CompletionAnswer, on console: Console, _ quoted: (String) -> String?
  ) throws(CommandFailure) {
    switch answer {
    case .files: try console.write("files\n")
    case .words(let words):
      try console.write("words\n")
      for word in words where !word.utf8.contains(where: { $0 < 0x20 }) {
        if let word = quoted(word) { try console.write(word, endedBy: "\n") }
      }
    }
  }
}
