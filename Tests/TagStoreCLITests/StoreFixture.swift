internal import TagStoreCLI
internal import Testing

/// A store of a test's own, in a folder of its own, and the program run on it in process.
final class StoreFixture: Sendable {
  let folder: TemporaryFolder
  /// The store's path; there is no file until a command makes it.
  var store: String { folder.path("tags.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a store with items and their tags.
  convenience init(_ items: KeyValuePairs<String, [String]>) async throws {
    try self.init()
    for (item, tags) in items { try await done(["set", "--", item] + tags) }
  }

  func run(
    _ arguments: [String], terminals: ProcessEnvironment.Terminals = [], input: String = "",
    output: MemorySink = MemorySink()
  ) async -> CommandLineRun {
    await CommandLineRun(
      arguments, variables: ["TAGSTORE_STORE": store], terminals: terminals, input: input,
      output: output)
  }

  /// Runs a command that must succeed, and gives what it prints.
  @discardableResult
  func done(
    _ arguments: [String], input: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let run = await run(arguments, input: input)
    try #require(run.exitCode == .success, "\(run.errors)", sourceLocation: sourceLocation)
    return run.output
  }

  /// The lines that a command prints which must succeed.
  func lines(
    _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [String] {
    try await done(arguments, sourceLocation: sourceLocation).split(separator: "\n").map(
      String.init)
  }

  /// What a command says to someone at a terminal.
  func note(_ arguments: [String]) async -> String {
    await run(arguments, terminals: [.error]).errors
  }
}
