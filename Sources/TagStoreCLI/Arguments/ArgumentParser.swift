/// Reads a command line by the table of commands and flags.
///
/// The conventions are those of GNU and of Swift's own tools: `--flag value` and `--flag=value`,
/// short flags in clusters (`-q0`, `-n5`), flags anywhere among the arguments, `--` before arguments
/// that begin with a dash. A lone `-` is an ordinary argument. A global flag may be repeated and
/// the last one counts; repeating a command's own flag is an error unless the table allows it,
/// because dropping one of two values silently would lose what was asked for.
package struct ArgumentParser {
  let commands: [Command]
  var command: Command?
  var flags = FlagValues()
  var operands: [String] = []
  var rest: ArraySlice<String> = []
  private var wantsHelp = false

  private init(commands: [Command]) {
    self.commands = commands
  }

  /// Reads a command line.
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - commands: The table.
  /// - Throws: A failure with ``ExitCode/usage`` for the first thing that is wrong, from the left.
  package static func parse(
    _ arguments: [String], commands: [Command] = Command.all
  ) throws(CommandFailure) -> ParsedLine {
    var parser = ArgumentParser(commands: commands)
    return try parser.parse(arguments)
  }

  private mutating func parse(_ arguments: [String]) throws(CommandFailure) -> ParsedLine {
    rest = arguments[...]
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || argument == "-" || !argument.utf8.starts(with: "-".utf8) {
        try acceptOperand(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else if argument.utf8.starts(with: "--".utf8) {
        try acceptLongFlag(argument)
      } else {
        try acceptShortFlags(argument)
      }
      // `tagstore --help find` is about find, so help waits for the command, but no longer.
      wantsHelp = wantsHelp || flags.contains("help")
      if wantsHelp, let command { return line(.help(command)) }
      if flags.contains("version"), !wantsHelp { return line(.version) }
    }
    return try finished()
  }

  private func finished() throws(CommandFailure) -> ParsedLine {
    guard let command else { return line(.help(nil)) }
    if flags.contains("json"), flags.contains("null") {
      throw .usage("'--json' and '--null' can't be used together", seeHelpOf: command)
    }
    let operands = try assignedOperands(of: command)
    if command.name == "help" {
      guard let topic = operands["COMMAND"]?.first else { return line(.help(nil)) }
      if let page = HelpTopic.all.first(where: { $0.name == topic }) { return line(.topic(page)) }
      return line(.help(try commandNamed(topic)))
    }
    return line(.run(Invocation(command: command, flags: flags, operands: operands)))
  }

  private func line(_ request: ParsedLine.Request) -> ParsedLine {
    ParsedLine(request: request, settings: Settings(flags))
  }

  private mutating func acceptOperand(_ argument: String) throws(CommandFailure) {
    if command == nil {
      command = try commandNamed(argument)
    } else {
      operands.append(argument)
    }
  }

  private func commandNamed(_ name: String) throws(CommandFailure) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let known = commands.first { $0.otherNames.contains(name) }?.name
    let nearest = known ?? NearestWord.to(name, among: commands.map(\.name))
    throw .usage(
      "unknown command \(TerminalText.quoted(name))",
      advice: nearest.map { ["Did you mean '\($0)'?"] } ?? [])
  }
}
