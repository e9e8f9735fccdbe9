extension Command {
  static let completions = Command(
    "completions", theme: .help,
    summary: "Print a script that completes words in your shell",
    forms: [Form([Operand("SHELL", .choice(Shell.allCases.map(\.rawValue)))])],
    examples: [
      Example("source <(tagstore completions bash)", "In ~/.bashrc."),
      Example("source <(tagstore completions zsh)", "In ~/.zshrc, after compinit."),
      Example("tagstore completions fish | source", "In ~/.config/fish/config.fish."),
    ])
}
