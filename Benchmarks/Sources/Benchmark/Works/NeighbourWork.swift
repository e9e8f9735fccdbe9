internal import CBaseline
internal import TagStore

/// The companions of a tag, and the items that are like an item.
enum NeighbourWork {
  private static let limit = 10
  private static let relatedRows = ["frequent", "middle", "rare"].map { "related tags, \($0)" }
  private static let similarRow = "similar items"
  static let rows = relatedRows + [similarRow]

  static func run(_ stores: FilledStores, _ session: Session) async throws {
    guard session.wantsAny(of: rows) else { return }
    let order = stores.data.tagsByUses
    stores.baseline.makePostings()
    // The best plan looks at the most used tags first; nothing after this reads without the index.
    baseline_make_uses_index(stores.baseline.store)
    for (row, place) in zip(relatedRows, [0, order.count / 30, order.count / 3])
    where session.wants(row) {
      let tags = order[place..<min(place + 5, order.count)]
      try await related(Array(tags), row, stores, session)
    }
    if session.wants(similarRow) { try await similar(stores, session) }
  }

  private static func related(
    _ tags: [Int], _ row: String, _ stores: FilledStores, _ session: Session
  ) async throws {
    let (data, ours, baseline) = (stores.data, stores.ours, stores.baseline)
    let named = tags.map { (name: data.tags[$0], key: data.key(of: $0)) }
    for (tag, text) in zip(tags, named).prefix(session.options.checks) {
      let expected = try Reference(data: data).related(to: tag, limit: limit)
      let names = expected.map { data.tags[$0.tag] }
      let found = try await ours.related(to: text.name, limit: limit)
      try session.require(found.map(\.tag.name), equals: names, in: row, of: data)
      try session.require(
        found.map(\.sharedItems), equals: expected.map(\.shared), in: row, of: data)
      for best in [false, true] {
        findRelated(text.key, in: baseline, best: best)
        try session.require(
          baseline.found, equals: names, in: row + (best ? " (C best)" : " (C)"), of: data)
      }
    }
    try await session.measure(
      row, on: data,
      [
        Contender("TagStore", minimum: 3) {
          _ = try await ours.related(to: named[$0 % named.count].name, limit: limit)
        },
        Contender("C", minimum: 3) {
          findRelated(named[$0 % named.count].key, in: baseline, best: false)
        },
        Contender("C best", minimum: 3) {
          findRelated(named[$0 % named.count].key, in: baseline, best: true)
        },
      ])
  }

  private static func findRelated(_ key: String, in baseline: Baseline, best: Bool) {
    baseline.find { store, names in
      if best {
        baseline_related_in_postings(store, key, Int32(limit), names)
      } else {
        baseline_related(store, key, Int32(limit), names)
      }
    }
  }

  private static func similar(_ stores: FilledStores, _ session: Session) async throws {
    let (data, ours, baseline) = (stores.data, stores.ours, stores.baseline)
    var random = SplitMix64(seed: 41)
    let numbers = (0..<20).map { _ in Int.random(in: data.items.indices, using: &random) }
    let items = numbers.map { data.items[$0] }
    for (number, item) in zip(numbers, items).prefix(session.options.checks) {
      let scores = Reference(data: data).similarities(to: number)
      // Of items with the same score the one that was added first comes first.
      let expected = scores.sorted { left, right in
        let isSame = abs(left.value - right.value) < 1e-9
        return isSame ? left.key < right.key : left.value > right.value
      }.prefix(limit).map { data.items[$0.key] }
      let found = try await ours.similar(to: item, limit: limit).map(\.item)
      try session.require(found, equals: expected, in: similarRow, of: data)
      baseline.find { baseline_similar($0, item, Int32(limit), $1) }
      try session.require(baseline.found, equals: expected, in: similarRow + " (C)", of: data)
    }
    try await session.measure(
      similarRow, on: data,
      [
        Contender("TagStore", minimum: 3) {
          _ = try await ours.similar(to: items[$0 % items.count], limit: limit)
        },
        Contender("C", minimum: 3) { turn in
          baseline.find { baseline_similar($0, items[turn % items.count], Int32(limit), $1) }
        },
      ])
  }
}
