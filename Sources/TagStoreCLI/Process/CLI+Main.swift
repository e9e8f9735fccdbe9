#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension CLI {
  /// Runs the program with this process's arguments, variables and streams, and ends the process.
  package static func main() async -> Never {
    SystemCalls.reserveStandardStreams()
    // A closed pipe and a file-size limit are reported by write(2) rather than by a deadly signal.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    exit(await mainExitCode().rawValue)
  }

  private static func mainExitCode() async -> ExitCode {
    var environment = ProcessEnvironment(
      arguments: [], variables: [:], terminals: terminals(),
      standardInput: FileDescriptorStream.standardInput,
      standardOutput: FileDescriptorStream.standardOutput,
      standardError: FileDescriptorStream.standardError)
    do {
      environment.arguments = try RawArguments.decoded(rawArguments()).get()
      environment.variables = try variables()
    } catch {
      Console(environment, Settings()).failure(error)
      return error.exitCode
    }
    return await run(environment)
  }

  private static func rawArguments() -> [UnsafePointer<CChar>] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { UnsafePointer($0) }
    }
  }

  private static func variables() throws(CommandFailure) -> [String: String] {
    var variables: [String: String] = [:]
    for name in ProcessEnvironment.variableNames {
      guard let value = getenv(name) else { continue }
      guard let text = String(validatingCString: value) else {
        throw CommandFailure(.inputRefused, "the variable \(name) is not valid UTF-8")
      }
      variables[name] = text
    }
    return variables
  }

  private static func terminals() -> ProcessEnvironment.Terminals {
    var terminals: ProcessEnvironment.Terminals = []
    if isatty(0) == 1 { terminals.insert(.input) }
    if isatty(1) == 1 { terminals.insert(.output) }
    if isatty(2) == 1 { terminals.insert(.error) }
    return terminals
  }
}
