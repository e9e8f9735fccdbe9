internal import TagStoreCLI

/// One run of the program, in process.
struct CommandLineRun {
  let exitCode: ExitCode
  let output: String
  let errors: String

  init(
    _ arguments: [String], variables: [String: String] = [:],
    terminals: ProcessEnvironment.Terminals = [], input: String = "",
    output: MemorySink = MemorySink()
  ) async {
    let errors = MemorySink()
    exitCode = await CLI.run(
      ProcessEnvironment(
        arguments: arguments, variables: variables, terminals: terminals,
        standardInput: MemorySource(Array(input.utf8)), standardOutput: output,
        standardError: errors))
    self.output = output.text
    self.errors = errors.text
  }
}
