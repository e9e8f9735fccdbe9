extension CommandFailure {
  /// What a command that needs a terminal says when there is none to be had.
  package init(_ failure: TerminalFailure) {
    switch failure {
    case .noTerminal:
      self.init(
        .usage, "this command needs a terminal",
        advice: ["Use 'tagstore type' to send text to the field without one."])
    case .system(let error):
      self.init(
        .inputOutput, "cannot use the terminal: \(SystemCalls.description(of: error))")
    }
  }
}
