/// The command line of `tagstore`.
package enum CLI {
  /// Runs one command line from beginning to end.
  package static func run(_ environment: ProcessEnvironment) async -> ExitCode {
    let line: ParsedLine
    do {
      line = try ArgumentParser.parse(environment.arguments)
    } catch {
      Console(environment, Settings()).failure(error)
      return error.exitCode
    }
    let session = Session(environment, line.settings)
    do throws(CommandFailure) {
      let exitCode = try await answer(line.request, session)
      try session.console.flush()
      if exitCode == .nothingFound { session.console.note("nothing found") }
      return exitCode
    } catch {
      // A reader that has seen enough is no failure: `tagstore tags | head`.
      if error.exitCode != .success { session.console.failure(error) }
      return error.exitCode
    }
  }

  private static func answer(
    _ request: ParsedLine.Request, _ session: Session
  ) async throws(CommandFailure) -> ExitCode {
    let help = HelpText(styled: session.console.styled)
    switch request {
    case .help(let command):
      try session.console.write(command.map(help.page) ?? help.overview(Command.all))
    case .topic(let topic):
      try session.console.write(help.page(topic))
    case .version:
      try session.console.write("tagstore \(Version.current)\n")
    case .run(let invocation):
      guard let run = invocation.command.run else {
        throw CommandFailure(.internalFailure, "'\(invocation.command.name)' is not built in")
      }
      return try await run(invocation, session)
    }
    return .success
  }
}
