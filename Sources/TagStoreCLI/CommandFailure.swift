/// Why a command ended without success: what standard error says, and the exit code.
package struct CommandFailure: Error, Hashable, Sendable {
  package let exitCode: ExitCode
  /// What went wrong, without a period at the end.
  package let message: String
  /// What to do about it: whole sentences, each a line of its own.
  package let advice: [String]

  package init(_ exitCode: ExitCode, _ message: String, advice: [String] = []) {
    self.exitCode = exitCode
    self.message = message
    self.advice = advice
  }

  /// A wrong command line, with a pointer to the help that answers it.
  static func usage(
    _ message: String, advice: [String] = [], seeHelpOf command: Command? = nil
  ) -> CommandFailure {
    let help = command.map { "tagstore help \($0.name)" } ?? "tagstore help"
    return CommandFailure(.usage, message, advice: advice + ["See '\(help)'."])
  }
}
