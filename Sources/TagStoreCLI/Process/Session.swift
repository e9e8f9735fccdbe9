/// What a command works with: the streams, the settings and the environment.
package struct Session: Sendable {
  package let environment: ProcessEnvironment
  package let console: Console

  package init(_ environment: ProcessEnvironment, _ settings: Settings) {
    self.environment = environment
    console = Console(environment, settings)
  }

  package var settings: Settings { console.settings }

  /// Everything in a file, or on standard input when the name is `-`.
  package func readAll(_ name: String) throws(CommandFailure) -> [UInt8] {
    if name == "-" {
      do {
        return try environment.standardInput.readAll()
      } catch {
        throw CommandFailure(reading: error, from: "standard input")
      }
    }
    let file = try ReadableFile(path: name)
    return try file.readAll()
  }
}
