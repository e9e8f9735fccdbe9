internal import TagStore
internal import TagStoreCLI
internal import Testing

@Suite struct `Exit codes` {
  @Test func `are the written numbers`() {
    let table: [ExitCode: Int32] = [
      .success: 0, .nothingFound: 1, .usage: 64, .inputRefused: 65, .notFound: 66,
      .internalFailure: 70, .cannotCreate: 73, .inputOutput: 74, .busy: 75, .newerVersion: 76,
      .notPermitted: 77, .cancelled: 130,
    ]
    #expect(table.count == ExitCode.allCases.count)
    for (code, number) in table { #expect(code.rawValue == number) }
  }

  @Test func `are listed in help with what they mean`() async {
    let page = await CommandLineRun(["help", "exit-codes"]).output
    for code in ExitCode.allCases { #expect(page.contains("\(code.rawValue) ")) }
  }

  static let causes: [TagStoreError.Code: ExitCode] = [
    .refusedTag: .inputRefused, .refusedItem: .inputRefused, .refusedInput: .inputRefused,
    .tagExists: .inputRefused, .itemExists: .inputRefused, .corrupt: .inputRefused,
    .notATagStore: .inputRefused, .invalidQuery: .usage, .invalidArgument: .usage,
    .noSuchItem: .notFound, .noSuchTag: .notFound, .fileNotFound: .notFound,
    .cannotCreate: .cannotCreate, .diskFull: .inputOutput, .inputOutput: .inputOutput,
    .busy: .busy, .newerVersion: .newerVersion, .readOnly: .notPermitted,
    .notPermitted: .notPermitted, .unsupportedSQLite: .internalFailure,
    .cancelled: .internalFailure, .closed: .internalFailure, .internalFailure: .internalFailure,
    TagStoreError.Code(rawValue: "from-a-later-version"): .internalFailure,
  ]

  @Test(arguments: causes)
  func `follow from the store's error`(_ code: TagStoreError.Code, _ exitCode: ExitCode) {
    #expect(ExitCode(code) == exitCode)
  }

  /// One line of each kind on a store with the item `i` and the tag `a`.
  static let runs: [(arguments: [String], exitCode: ExitCode)] = [
    (["show", "i"], .success), (["find", "a"], .success), (["find", "nosuch"], .nothingFound),
    (["tags", "--unused"], .nothingFound), (["suggest", "qqq"], .nothingFound),
    (["find", "and"], .usage), (["nosuch"], .usage), (["tags", "--nosuch"], .usage),
    (["add", "i"], .usage),
    (["add", "i", " "], .inputRefused), (["rename", "a", " "], .inputRefused),
    (["show", "nosuch"], .notFound), (["rename", "nosuch", "b"], .notFound),
    (["import", "nosuch.csv"], .notFound), (["--store", "/nowhere/x", "tags"], .notFound),
    (["--store", "/nowhere/x", "add", "i", "a"], .cannotCreate),
    (["export", "/nowhere/x"], .cannotCreate), (["--store", "/", "tags"], .inputRefused),
    (["--store", "/etc/passwd", "tags"], .inputRefused),
  ]

  @Test(arguments: runs)
  func `end each kind of run, with messages on standard error`(
    _ arguments: [String], _ exitCode: ExitCode
  ) async throws {
    let fixture = try await StoreFixture(["i": ["a"]])
    let run = await fixture.run(arguments)
    #expect(run.exitCode == exitCode)
    let isFailure = exitCode != .success && exitCode != .nothingFound
    #expect(run.errors.hasPrefix("tagstore: ") == isFailure)
    if isFailure { #expect(run.output == "") }
  }
}
