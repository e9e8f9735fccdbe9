internal import TagStoreCLI
internal import Testing

@Suite struct `Exit codes` {
  @Test func `are the written numbers`() {
    let table: [ExitCode: Int32] = [
      .success: 0, .nothingFound: 1, .usage: 64, .inputRefused: 65, .notFound: 66,
      .internalFailure: 70, .cannotCreate: 73, .inputOutput: 74, .busy: 75, .newerVersion: 76,
      .notPermitted: 77,
    ]
    #expect(table.count == ExitCode.allCases.count)
    for (code, number) in table { #expect(code.rawValue == number) }
    #expect(ExitCode.allCases.allSatisfy { !$0.meaning.isEmpty })
  }
}
