extension Session {
  /// The terminal that the program was started from.
  func terminal() throws(CommandFailure) -> TerminalDevice {
    do {
      return try TerminalDevice.controlling(environment.terminals)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Whether the terminal can do more than print one line after the other.
  var movesCursor: Bool { !["", "dumb"].contains(environment.variables["TERM"] ?? "") }

  /// Whether what is drawn may stand out.
  var stylesScreen: Bool {
    settings.color.allowsStyle(
      isTerminal: true, noColor: environment.variables["NO_COLOR"],
      term: environment.variables["TERM"])
  }
}
