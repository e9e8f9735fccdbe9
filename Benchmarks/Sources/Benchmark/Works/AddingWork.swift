internal import CBaseline
internal import TagStore

/// Three tags for an item, in a transaction of their own: two that are in use, and every third time
/// a new one.
enum AddingWork {
  static let rows = ["add 3 tags", "add 3 tags, repository"]

  private struct Addition {
    let item: Int
    let tags: [String]
  }

  static func run(_ stores: FilledStores, _ session: Session) async throws {
    guard session.wantsAny(of: rows) else { return }
    let additions = additions(for: stores.data)
    if session.wants(rows[0]) { try await addThroughService(stores, additions, session) }
    if session.wants(rows[1]) { try await addThroughRepository(stores, additions, session) }
  }

  private static func additions(for data: Dataset) -> [Addition] {
    var random = SplitMix64(seed: 31)
    return (0..<6_000).map { number in
      var tags = (0..<3).map { _ in
        data.tags[Int(data.taggings[Int.random(in: data.taggings.indices, using: &random)])]
      }
      if number % 3 == 0 { tags[2] = "new tag \(number)" }
      return Addition(item: Int.random(in: data.items.indices, using: &random), tags: tags)
    }
  }

  private static func addThroughService(
    _ stores: FilledStores, _ additions: [Addition], _ session: Session
  ) async throws {
    let copy = try await stores.copied(to: session.folder)
    let (data, ours) = (copy.data, copy.ours)
    var done = 0
    try await session.measure(
      rows[0], on: data, warmsUp: false,
      [
        Contender("TagStore") { turn in
          done = max(done, turn + 1)
          try await ours.add(additions[turn].tags, to: data.items[additions[turn].item])
        },
        inC(copy, additions),
      ])
    for addition in additions.prefix(done).suffix(session.options.checks) {
      let expected = expected(of: addition.item, after: additions.prefix(done), in: data)
      let found = try await ours.tags(of: data.items[addition.item]).map(\.name)
      try session.require(found, equals: expected, in: rows[0], of: data)
    }
    try await ours.close()
  }

  private static func addThroughRepository(
    _ stores: FilledStores, _ additions: [Addition], _ session: Session
  ) async throws {
    let copy = try await stores.copied(to: session.folder)
    let data = copy.data
    try await copy.ours.close()
    // The connection is an app's own: opened in C, with the write-ahead log.
    let connection = Baseline(path: copy.ourPath)
    let repository = try TagRepository(borrowing: baseline_handle(connection.store))
    try await session.measure(
      rows[1], on: data, warmsUp: false,
      [
        Contender("TagStore") { turn in
          try repository.add(additions[turn].tags, to: data.items[additions[turn].item])
        },
        inC(copy, additions),
      ])
  }

  private static func inC(_ stores: FilledStores, _ additions: [Addition]) -> Contender {
    let (items, baseline) = (stores.data.items, stores.baseline)
    return Contender("C") { turn in
      let addition = additions[turn]
      baseline_add(
        baseline.store, items[addition.item], addition.tags[0], addition.tags[1], addition.tags[2])
    }
  }

  /// What an item has after additions, each tag where it first came.
  private static func expected(
    of item: Int, after additions: ArraySlice<Addition>, in data: Dataset
  ) -> [String] {
    var names = data.tags(ofItem: item).map { data.tags[Int($0)] }
    for addition in additions where addition.item == item {
      for tag in addition.tags where !names.contains(tag) { names.append(tag) }
    }
    return names
  }
}
