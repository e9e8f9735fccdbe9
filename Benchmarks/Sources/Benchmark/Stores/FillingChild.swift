internal import CBaseline
internal import Foundation
internal import TagStore

/// Fills one store and says how long that took, in a process of its own so that its memory can be
/// told from that of the benchmark.
enum FillingChild {
  /// Who fills the store.
  enum Filler: String {
    case ours = "import"
    case baseline = "load"
  }

  struct Result {
    let seconds: Double
    let peakBytes: Double
  }

  static let argument = "--child"

  /// Starts the process and waits for its result.
  static func start(_ filler: Filler, table: String, store: String) throws -> Result {
    let numbers = try ChildProcess.numbers(
      fromSelf: [argument, filler.rawValue, table, store])
    guard numbers.count == 2 else { throw BenchmarkError("the child said nothing of use") }
    return Result(seconds: numbers[0], peakBytes: numbers[1])
  }

  /// Does the work, in the process that was started.
  static func run(_ arguments: [String]) async throws {
    guard arguments.count == 3, let filler = Filler(rawValue: arguments[0]) else {
      throw BenchmarkError("\(argument) is for the benchmark's own use")
    }
    let clock = ContinuousClock()
    let start = clock.now
    switch filler {
    case .ours:
      var options = ImportOptions()
      options.format = .tsv
      options.columns = "item,tag"
      let store = try await TagStore(at: .file(arguments[2]))
      try await store.importRecords(from: arguments[1], options: options)
      try await store.close()
    case .baseline:
      if baseline_load(arguments[1], arguments[2]) < 0 {
        throw BenchmarkError("cannot read \(arguments[1])")
      }
    }
    print((clock.now - start).inSeconds, PeakMemory.bytes)
  }
}
