/// The program's two streams, with the rules of what goes where.
///
/// Results go to standard output, everything said to a person to standard error. Commands that
/// change something print no result unless `--json` asks for one; they confirm in one line:
/// - a **note** (what a single change did) is for someone who looks on, so it appears only when
///   standard error is a terminal: scripts stay silent;
/// - a **summary** (what a bulk command did: import, merge, prune) and a **warning** always appear;
/// - `--quiet` drops all three, and never an error.
package struct Console: Sendable {
  private let output: ByteWriter
  private let messages: ByteWriter
  package let settings: Settings
  package let outputIsTerminal: Bool
  private let messagesAreTerminal: Bool
  private let stylesOutput: Bool
  private let stylesMessages: Bool

  package init(_ environment: ProcessEnvironment, _ settings: Settings) {
    output = ByteWriter(environment.standardOutput)
    messages = ByteWriter(environment.standardError)
    self.settings = settings
    outputIsTerminal = environment.terminals.contains(.output)
    messagesAreTerminal = environment.terminals.contains(.error)
    func styles(_ isTerminal: Bool) -> Bool {
      settings.color.allowsStyle(
        isTerminal: isTerminal, noColor: environment.variables["NO_COLOR"],
        term: environment.variables["TERM"])
    }
    stylesOutput = styles(outputIsTerminal)
    stylesMessages = styles(messagesAreTerminal)
  }

  /// Prints one record of a result: raw bytes, except on a terminal, where it is escaped.
  package func record(_ text: String) throws(CommandFailure) {
    let end = settings.endsRecordsWithNull ? "\0" : "\n"
    try write(shown(text), endedBy: end)
  }

  /// Prints text as it is.
  package func write(_ text: String, endedBy end: String = "") throws(CommandFailure) {
    do {
      try output.write(text, endedBy: end)
    } catch {
      throw CommandFailure(writing: error)
    }
  }

  /// Prints bytes as they are.
  func write(_ bytes: UnsafeRawBufferPointer) throws(CommandFailure) {
    do {
      try output.write(bytes)
    } catch {
      throw CommandFailure(writing: error)
    }
  }

  /// Hands on every result printed so far.
  package func flush() throws(CommandFailure) {
    do {
      try output.flush()
    } catch {
      throw CommandFailure(writing: error)
    }
  }

  /// The text as standard output shows it: escaped on a terminal, otherwise unchanged.
  package func shown(_ text: String) -> String {
    outputIsTerminal ? TerminalText.escaped(text) : text
  }

  /// The text in a style when standard output is styled; escape it before.
  package func styled(_ text: String, _ style: TextStyle) -> String {
    stylesOutput ? style.applied(to: text) : text
  }

  /// Confirms a single change.
  package func note(_ text: String) {
    if showsNotes { say(text) }
  }

  /// Sums up a bulk change.
  package func summary(_ text: String) {
    if !settings.isQuiet { say(text) }
  }

  /// Says what may not be as expected.
  package func warning(_ text: String) {
    if !settings.isQuiet { say("tagstore: " + text) }
  }

  /// Says why the command failed and what to do.
  package func failure(_ failure: CommandFailure) {
    let name = stylesMessages ? TextStyle.bold.applied(to: "tagstore:") : "tagstore:"
    sayLine(name + " " + TerminalText.escaped(failure.message))
    for line in failure.advice { sayLine(TerminalText.escaped(line)) }
  }

  /// Whether someone looks on, who gets notes and sees how far a command is.
  var showsNotes: Bool { messagesAreTerminal && !settings.isQuiet }

  /// Writes a part of a line that is about to be overwritten.
  func progress(_ text: String) {
    sayLine(text, endedBy: "")
  }

  private func say(_ text: String) {
    sayLine(TerminalText.escaped(text))
  }

  /// Results printed before a message appear before it.
  ///
  /// Where standard error itself fails, there is no place left to say so; a failure of standard
  /// output sticks and ends the command later.
  private func sayLine(_ line: String, endedBy end: String = "\n") {
    do {
      try output.flush()
    } catch {}
    do {
      try messages.write(line, endedBy: end)
      try messages.flush()
    } catch {}
  }
}
