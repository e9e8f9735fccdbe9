internal import TagStore

/// What a command works with: the streams, the settings and the environment.
package struct Session: Sendable {
  package let environment: ProcessEnvironment
  package let console: Console

  package init(_ environment: ProcessEnvironment, _ settings: Settings) {
    self.environment = environment
    console = Console(environment, settings)
  }

  package var settings: Settings { console.settings }

  /// Opens a file for reading, or takes standard input when the name is `-`.
  func input(named name: String) throws(CommandFailure) -> CommandInput {
    if name == "-" { return .standardInput(environment.standardInput) }
    do {
      return .file(try InputFile(path: name))
    } catch {
      throw CommandFailure(error)
    }
  }
}
