/// Everything a run of the program depends on, so that tests run it in process.
package struct ProcessEnvironment: Sendable {
  /// Which of the three standard streams are terminals.
  package struct Terminals: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let input = Terminals(rawValue: 1)
    package static let output = Terminals(rawValue: 2)
    package static let error = Terminals(rawValue: 4)
  }

  /// The names of the variables that the program reads; no others reach it.
  package static let variableNames = [
    "TAGSTORE_STORE", "XDG_DATA_HOME", "HOME", "NO_COLOR", "TERM",
  ]

  /// The arguments after the program's name.
  package var arguments: [String]
  package var variables: [String: String]
  package var terminals: Terminals
  package var standardInput: any ByteSource
  package var standardOutput: any ByteSink
  package var standardError: any ByteSink

  package init(
    arguments: [String], variables: [String: String], terminals: Terminals,
    standardInput: any ByteSource, standardOutput: any ByteSink, standardError: any ByteSink
  ) {
    self.arguments = arguments
    self.variables = variables
    self.terminals = terminals
    self.standardInput = standardInput
    self.standardOutput = standardOutput
    self.standardError = standardError
  }
}
