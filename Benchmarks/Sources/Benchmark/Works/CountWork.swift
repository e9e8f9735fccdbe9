internal import CBaseline
internal import TagStore

/// The most used tags with their counts.
enum CountWork {
  private static let limit = 100
  static let rows = ["top \(limit) tags"]

  static func run(_ stores: FilledStores, _ session: Session) async throws {
    guard session.wantsAny(of: rows) else { return }
    let (data, ours, baseline) = (stores.data, stores.ours, stores.baseline)
    let expected = Reference(data: data).topTags(limit)
    let found = try await ours.tags(order: .uses, limit: limit).map(\.tag.name)
    try session.require(found, equals: expected, in: rows[0], of: data)

    // The index changes how SQLite answers, so the plain table has a file without it.
    let indexed = try await stores.copied(to: session.folder)
    baseline_make_uses_index(indexed.baseline.store)
    for (label, store) in [("C", baseline), ("C best", indexed.baseline)] {
      store.find { baseline_top_tags($0, Int32(limit), $1) }
      try session.require(store.found, equals: expected, in: "\(rows[0]) (\(label))", of: data)
    }
    try await session.measure(
      rows[0], on: data,
      [
        Contender("TagStore") { _ in _ = try await ours.tags(order: .uses, limit: limit) },
        Contender("C") { _ in baseline.find { baseline_top_tags($0, Int32(limit), $1) } },
        Contender("C best") { _ in
          indexed.baseline.find { baseline_top_tags($0, Int32(limit), $1) }
        },
      ])
    try await indexed.ours.close()
  }
}
