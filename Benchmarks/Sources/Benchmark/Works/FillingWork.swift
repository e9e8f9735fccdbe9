internal import Foundation

/// Bulk import: its time, its memory and the size of the file.
enum FillingWork {
  static let rows = ["import", "import, peak memory", "file, bytes a tagging"]

  /// Fills both stores, as often as is worth while, and opens them.
  static func fill(
    with data: Dataset, _ session: Session, isMeasured: Bool = true
  ) async throws -> FilledStores {
    session.say("\(data.name): filling both stores with \(data.taggings.count) taggings")
    let table = session.folder + "/table.tsv"
    try data.writeTable(to: table)
    let measured = isMeasured && session.wantsAny(of: rows)
    let repetitions = measured && data.taggings.count < 1_000_000 ? 5 : 1
    let stores = (ours: path("ours", data, session), baseline: path("baseline", data, session))
    var ours: [FillingChild.Result] = []
    var baseline: [FillingChild.Result] = []
    for _ in 0..<(session.options.extent == .tiny ? 1 : repetitions) {
      try remove(stores.ours, stores.baseline)
      ours.append(try FillingChild.start(.ours, table: table, store: stores.ours))
      baseline.append(try FillingChild.start(.baseline, table: table, store: stores.baseline))
    }
    if measured { add(ours, baseline, stores, data, session) }
    return try await FilledStores(
      data: data, ourPath: stores.ours, baselinePath: stores.baseline)
  }

  private static func path(_ name: String, _ data: Dataset, _ session: Session) -> String {
    "\(session.folder)/\(name)-\(data.name.replacing(" ", with: "-"))"
  }

  private static func remove(_ paths: String...) throws {
    for path in paths where FileManager.default.fileExists(atPath: path) {
      try FileManager.default.removeItem(atPath: path)
    }
  }

  private static func add(
    _ ours: [FillingChild.Result], _ baseline: [FillingChild.Result],
    _ stores: (ours: String, baseline: String), _ data: Dataset, _ session: Session
  ) {
    session.add(
      rows[0], on: data, unit: .seconds,
      [
        Measurement("TagStore", values: ours.map(\.seconds)),
        Measurement("C", values: baseline.map(\.seconds)),
      ])
    session.add(
      rows[1], on: data, unit: .bytes,
      [
        Measurement("TagStore", values: ours.map(\.peakBytes)),
        Measurement("C", values: baseline.map(\.peakBytes)),
      ])
    session.add(
      rows[2], on: data, unit: .bytes,
      [
        Measurement("TagStore", values: [bytes(stores.ours) / Double(data.taggings.count)]),
        Measurement("C", values: [bytes(stores.baseline) / Double(data.taggings.count)]),
      ])
  }

  private static func bytes(_ path: String) -> Double {
    var status = stat()
    return stat(path, &status) == 0 ? Double(status.st_size) : .nan
  }
}
