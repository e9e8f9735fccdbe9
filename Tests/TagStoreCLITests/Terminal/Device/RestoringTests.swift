import Foundation
internal import TagStoreCLI
internal import Testing

@Suite struct `A terminal is left as it was` {
  private let program: String

  init() throws {
    program = try Program.folder() + "/TerminalEcho"
  }

  /// A terminal with a field that waits for keys, and the attributes it had before.
  private func started() async throws -> (PseudoTerminal, TerminalChild, [UInt8]) {
    let terminal = try PseudoTerminal(rows: 24, columns: 80)
    let attributes = terminal.attributes
    let child = try terminal.start(program)
    try await terminal.waits { $0.text.contains("ready") }
    #expect(terminal.attributes != attributes)
    #expect(terminal.screen.bracketsPastes)
    #expect(!terminal.screen.wrapsAtEdge)
    return (terminal, child, attributes)
  }

  private func expectTidy(
    _ terminal: PseudoTerminal, _ attributes: [UInt8],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.attributes == attributes, sourceLocation: sourceLocation)
    #expect(!terminal.screen.bracketsPastes, sourceLocation: sourceLocation)
    #expect(terminal.screen.wrapsAtEdge, sourceLocation: sourceLocation)
    #expect(terminal.screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(terminal.screen.cursor.column == 0, sourceLocation: sourceLocation)
    #expect(terminal.screen.style.isEmpty, sourceLocation: sourceLocation)
  }

  @Test(arguments: [("\r", "result: "), ("abc\u{14}", "failure: EchoFailure()")])
  func `when the program ends or an error is thrown`(_ keys: String, _ output: String) async throws
  {
    let (terminal, child, attributes) = try await started()
    terminal.send(keys)
    #expect(try await child.end(on: terminal) == .exit(0))
    expectTidy(terminal, attributes)
    #expect(terminal.screen.text + " " == output + (output.hasSuffix(" ") ? "" : " "))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `by a signal, which then ends the process as it should`(_ signal: Int32) async throws {
    let (terminal, child, attributes) = try await started()
    child.send(signal: signal)
    let ending = try await child.end(on: terminal)
    #expect(ending == .signal(signal))
    expectTidy(terminal, attributes)
    #expect(terminal.screen.text == "")
  }

  @Test func `and a signal that its parent had it ignore stays ignored`() async throws {
    let terminal = try PseudoTerminal(rows: 24, columns: 80)
    let child = try terminal.start("/bin/sh", ["-c", "trap '' HUP; exec \"$0\"", program])
    try await terminal.waits { $0.text.contains("ready") }
    child.send(signal: SIGHUP)
    terminal.send("a\r\r")
    #expect(try await child.end(on: terminal) == .exit(0))
    #expect(terminal.screen.text == "result: a")
  }

  @Test func `or ends at the second signal where the program does not listen`() async throws {
    let (terminal, child, _) = try await started()
    terminal.send("\u{2}")
    child.send(signal: SIGTERM)
    // Only a handled first signal is followed by a second that ends.
    try await terminal.waits { _ in
      child.send(signal: SIGTERM)
      return !child.isRunning
    }
    #expect(child.ending == .signal(SIGTERM))
  }

  @Test func `and the process ends when the window is closed`() async throws {
    let (terminal, child, _) = try await started()
    terminal.disconnect()
    #expect(try await child.end(on: terminal) != nil)
  }

  @Test(arguments: ["\u{1A}", nil])
  func `while the process is stopped, by Control-Z or by a signal`(_ key: String?) async throws {
    let terminal = try PseudoTerminal(rows: 24, columns: 80)
    // A shell with job control, for a process that no shell waits for is not stopped.
    let script = """
      set -m
      "$0"
      echo "stopped $(jobs -p)"
      read line
      fg >/dev/null
      echo "ended $?"
      """
    let shell = try terminal.start("/bin/sh", ["-c", script, program])
    try await terminal.waits { $0.text.contains("ready") }
    terminal.send("vegan\rpo")
    try await terminal.waits { $0.text.contains("[vegan] po") }
    if let key {
      terminal.send(key)
    } else {
      kill(-(try #require(terminal.foregroundGroup)), SIGTSTP)
    }
    try await terminal.waits { $0.text.contains("stopped") }
    #expect(terminal.isCooked)
    #expect(!terminal.screen.bracketsPastes)
    #expect(terminal.screen.wrapsAtEdge)
    #expect(!terminal.screen.text.contains("vegan"))

    terminal.send("\n")
    try await terminal.waits { $0.text.hasSuffix("[vegan] po\n80x24 resumed") }
    #expect(!terminal.isCooked)
    #expect(terminal.screen.bracketsPastes)
    terminal.send("t\r\r")
    #expect(try await shell.end(on: terminal) == .exit(0))
    #expect(terminal.screen.text.hasSuffix("result: vegan,pot\nended 0"))
    #expect(terminal.isCooked)
  }

  @Test func `and drawn anew when it goes on after a stop that nobody can handle`() async throws {
    let (terminal, child, attributes) = try await started()
    child.send(signal: SIGSTOP)
    child.send(signal: SIGCONT)
    try await terminal.waits { $0.text.contains("resumed") }
    terminal.send("a\r\r")
    #expect(try await child.end(on: terminal) == .exit(0))
    expectTidy(terminal, attributes)
  }
}
