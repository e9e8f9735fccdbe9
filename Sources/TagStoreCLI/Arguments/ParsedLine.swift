/// What a command line asks for.
package struct ParsedLine: Sendable {
  package enum Request: Sendable {
    /// Help about one command, or the overview.
    case help(Command?)
    case topic(HelpTopic)
    case version
    case run(Invocation)
  }

  package let request: Request
  package let settings: Settings
}
