import Foundation
internal import TagStoreCLI
internal import Testing

/// Key decoding, drawing and the session together, in a real process on a pseudo-terminal.
@Suite struct `A field in a terminal` {
  private let program: String

  init() throws {
    program = try Program.folder() + "/TerminalEcho"
  }

  private func started(rows: Int, columns: Int) async throws -> (PseudoTerminal, TerminalChild) {
    let terminal = try PseudoTerminal(rows: rows, columns: columns)
    let child = try terminal.start(program)
    try await terminal.waits { $0.text.contains("ready") }
    return (terminal, child)
  }

  @Test func `shows chips and text in a wide window`() async throws {
    let (terminal, child) = try await started(rows: 24, columns: 80)
    terminal.send("vegan\rweeknight dinner\r日本\rשלום\r👨‍👩‍👧\rpot")
    try await terminal.shows(
      """
      [vegan] [weeknight dinner] [日本] [שלום] [👨‍👩‍👧] pot
      80x24 ready
      """)
    try await terminal.waits { $0.cursor == ScreenPosition(row: 0, column: 49) }
    #expect(terminal.screen.rows[0].cells[0].style == [1])
    terminal.send("\u{7F}\u{7F}\u{7F}\r")
    #expect(try await child.end(on: terminal) == .exit(0))
    #expect(terminal.screen.text == "result: vegan,weeknight dinner,日本,שלום,👨‍👩‍👧")
    #expect(terminal.screen.unknown == [])
  }

  @Test func `wraps in a narrow window`() async throws {
    let (terminal, _) = try await started(rows: 10, columns: 30)
    terminal.send("vegan\rweeknight dinner\rquick\ra text that is longer than the window")
    try await terminal.shows(
      """
      [vegan] [weeknight dinner]
      [quick] …han the window
      30x10 ready
      """)
  }

  @Test func `takes keys that are cut anywhere, and pastes as text`() async throws {
    let (terminal, _) = try await started(rows: 24, columns: 80)
    for byte in "ac\u{1B}[Db\u{1B}OFd".unicodeScalars { terminal.send(String(byte)) }
    terminal.send("\u{1B}[200~\u{1B}[31m,\u{7}\u{1B}[201~")
    try await terminal.shows(
      """
      abcd\\u{1B}[31m,\\u{7}
      80x24 ready
      """)
    terminal.send("\u{1B}")
    try await terminal.waits { $0.text.contains("escaped") }
  }

  @Test func `is woken by what goes on beside it`() async throws {
    let (terminal, _) = try await started(rows: 10, columns: 30)
    terminal.send("\u{17}")
    try await terminal.waits { $0.text.contains("woken") }
  }

  @Test(arguments: ScreenEmulator.Reflow.allCases)
  func `follows the size of the window`(_ reflow: ScreenEmulator.Reflow) async throws {
    let (terminal, _) = try await started(rows: 24, columns: 80)
    terminal.send("vegan\rweeknight dinner\rquick\rcheap\rpot")
    try await terminal.waits { $0.text.contains("pot") }
    terminal.resize(rows: 10, columns: 30, reflow)
    try await terminal.shows(
      """
      [vegan] [weeknight dinner]
      [quick] [cheap] pot
      30x10 resized
      """)
    terminal.resize(rows: 24, columns: 80, reflow)
    try await terminal.shows(
      """
      [vegan] [weeknight dinner] [quick] [cheap] pot
      80x24 resized
      """)
  }

  @Test func `scrolls at the bottom of the window and leaves what is above`() async throws {
    let terminal = try PseudoTerminal(rows: 4, columns: 30)
    let child = try terminal.start(
      "/bin/sh", ["-c", "printf 'one\\ntwo\\nthree\\n'; exec \"$0\" --keep", program])
    try await terminal.waits { $0.text.contains("ready") }
    terminal.send("weeknight dinner\rweeknight lunch\r")
    let text = """
      one
      two
      three
      [weeknight dinner]
      [weeknight lunch]
      30x4 ready
      """
    try await terminal.waits { $0.textWithHistory == text }
    terminal.send("\r")
    #expect(try await child.end(on: terminal) == .exit(0))
    #expect(
      terminal.screen.textWithHistory.hasSuffix(
        """
        30x4 ready
        result: weeknight dinner,weekn
        ight lunch
        """))
  }
}
