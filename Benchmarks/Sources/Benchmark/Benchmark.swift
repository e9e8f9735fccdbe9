internal import Foundation

/// Measures TagStore beside a baseline in C on the same data, and compares all answers.
@main
enum Benchmark {
  static func main() async {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == FillingChild.argument {
        return try await FillingChild.run(Array(arguments.dropFirst()))
      }
      let options = try Options(arguments)
      if options.showsHelp { return print(Options.usage) }
      let session = try Session(options)
      do {
        try await run(session)
      } catch {
        try session.removeFiles()
        throw error
      }
      try session.removeFiles()
      print(options.printsJSON ? try session.report.json() : session.report.table)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ session: Session) async throws {
    for data in try datasets(session) {
      guard session.wantsAny(of: Works.onRecords) else { break }
      let stores = try await FillingWork.fill(with: data, session)
      try await Works.runOnRecords(stores, session)
    }
    for data in try vocabularies(session) {
      guard session.wantsAny(of: SuggestionWork.rows) else { break }
      let stores = try await FillingWork.fill(with: data, session, isMeasured: false)
      try await SuggestionWork.run(stores, session)
    }
  }

  private static func datasets(_ session: Session) throws -> [Dataset] {
    if let table = session.options.table { return [try Dataset(table: table)] }
    switch session.options.extent {
    case .tiny: return [try Dataset(size: .tiny)]
    case .quick: return [try Dataset(size: .small)]
    case .full: return [try Dataset(size: .small), try Dataset(size: .large)]
    }
  }

  private static func vocabularies(_ session: Session) throws -> [Dataset] {
    if let table = session.options.table { return [try Dataset(table: table)] }
    switch session.options.extent {
    case .tiny: return [try Dataset(vocabulary: 200, name: "200 tags")]
    case .quick:
      return [
        try Dataset(vocabulary: 1_000, name: "1k tags"),
        try Dataset(vocabulary: 100_000, name: "100k tags"),
      ]
    case .full:
      return [
        try Dataset(vocabulary: 1_000, name: "1k tags"),
        try Dataset(vocabulary: 100_000, name: "100k tags"),
        try Dataset(vocabulary: 1_000_000, name: "1M tags"),
      ]
    }
  }
}
