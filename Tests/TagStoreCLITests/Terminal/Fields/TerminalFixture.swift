import Foundation
internal import Testing

/// The real program on a terminal, with a store of the test's own.
struct TerminalFixture {
  let store: StoreFixture
  let terminal: PseudoTerminal
  let child: TerminalChild

  /// Starts a command on a store with items and their tags, and waits until it has the terminal.
  init(
    _ arguments: [String], rows: Int = 24, columns: Int = 80,
    environment: [String: String] = ["TERM": "xterm-256color"],
    _ items: KeyValuePairs<String, [String]>
  ) async throws {
    store = try await StoreFixture(items)
    terminal = try PseudoTerminal(rows: rows, columns: columns)
    child = try terminal.start(
      Program.folder() + "/tagstore", ["--store", store.store] + arguments,
      environment: environment.merging(["LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]) {
        old, _ in old
      })
    // What is typed before would be edited and echoed as in a shell.
    try await terminal.waits { $0.bracketsPastes || $0.text.hasSuffix("\n>") }
  }

  /// What the store has for an item.
  func tags(of item: String) async throws -> [String] { try await store.lines(["show", item]) }

  /// How the program ends.
  func end() async throws -> TerminalChild.Ending? { try await child.end(on: terminal) }
}
