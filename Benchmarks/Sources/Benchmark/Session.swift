internal import Foundation

/// One run of the benchmark: what is wanted, where its files are, and what has been measured.
final class Session {
  let options: Options
  /// A folder of its own, which is removed at the end.
  let folder: String
  private(set) var report = Report()

  init(_ options: Options) throws {
    self.options = options
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tagstore-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.folder = folder.path
  }

  func removeFiles() throws { try FileManager.default.removeItem(atPath: folder) }

  /// Whether a row is to be measured.
  func wants(_ work: String) -> Bool {
    options.only.isEmpty || options.only.contains { work.contains($0) }
  }

  /// Whether any of these rows is to be measured.
  func wantsAny(of works: [String]) -> Bool { works.contains(where: wants) }

  /// Measures a row, ours first, and adds it to the report.
  func measure(
    _ work: String, on data: Dataset, warmsUp: Bool = true, _ contenders: [Contender]
  ) async throws {
    guard wants(work) else { return }
    say("\(data.name): \(work)")
    let race = Race(budget: options.budget, maximum: options.maximumSamples)
    let measurements = try await race.run(contenders, warmsUp: warmsUp)
    report.add(Row(work: work, data: data.name, unit: .seconds, measurements: measurements))
  }

  /// Adds a row of values that were found otherwise.
  func add(_ work: String, on data: Dataset, unit: Row.Unit, _ measurements: [Measurement]) {
    report.add(Row(work: work, data: data.name, unit: unit, measurements: measurements))
  }

  /// Tells whoever waits what is being done.
  func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Ends the run when an answer is not the right one.
  func require<Answer: Equatable>(
    _ answer: Answer, equals expected: Answer, in work: String, of data: Dataset
  ) throws {
    if answer != expected {
      throw BenchmarkError(
        "\(data.name): \(work): a wrong answer\n  expected: \(expected)\n  got:      \(answer)")
    }
  }
}
