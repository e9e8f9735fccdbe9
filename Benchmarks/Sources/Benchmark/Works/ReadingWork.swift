internal import CBaseline
internal import TagStore

/// The tags of one item, in order.
enum ReadingWork {
  static let rows = ["tags of an item", "tags of an item, in a read of 100"]

  static func run(_ stores: FilledStores, _ session: Session) async throws {
    guard session.wantsAny(of: rows) else { return }
    let (data, ours, baseline) = (stores.data, stores.ours, stores.baseline)
    var random = SplitMix64(seed: 21)
    let numbers = (0..<1_000).map { _ in Int.random(in: data.items.indices, using: &random) }
    let items = numbers.map { data.items[$0] }

    for (number, item) in zip(numbers, items).prefix(session.options.checks) {
      let expected = data.tags(ofItem: number).map { data.tags[Int($0)] }
      let found = try await ours.tags(of: item).map(\.name)
      try session.require(found, equals: expected, in: rows[0], of: data)
      baseline.find { baseline_tags_of($0, item, $1) }
      try session.require(baseline.found, equals: expected, in: rows[0] + " (C)", of: data)
    }

    let inC = Contender("C") { turn in
      baseline.find { baseline_tags_of($0, items[turn % items.count], $1) }
    }
    try await session.measure(
      rows[0], on: data,
      [
        Contender("TagStore") { _ = try await ours.tags(of: items[$0 % items.count]) }, inC,
      ])
    // A hundred items in one call of the service, so that getting to its connection hardly counts.
    let hundred = 100
    try await session.measure(
      rows[1], on: data,
      [
        Contender("TagStore") { turn in
          try await ours.read { repository in
            for index in 0..<hundred {
              _ = try repository.tags(of: items[(turn * hundred + index) % items.count])
            }
          }
        },
        Contender("C") { turn in
          for index in 0..<hundred {
            let item = items[(turn * hundred + index) % items.count]
            baseline.find { baseline_tags_of($0, item, $1) }
          }
        },
      ])
  }
}
