internal import CBaseline
internal import Foundation
internal import TagStore

/// Suggestions while someone types, beside LIKE, beside tables made for nothing else, and beside the
/// filter over an array that many apps use.
enum SuggestionWork {
  private static let limit = 8
  private static let emptyRow = "suggest, nothing typed, 3 chosen"
  static let rows = FragmentClass.all.map(\.row) + [emptyRow]

  static func run(_ stores: FilledStores, _ session: Session) async throws {
    guard session.wantsAny(of: rows) else { return }
    let data = stores.data
    session.say("\(data.name): making the baseline's tables and the reference")
    baseline_make_ranked(stores.baseline.store)
    let reference = try SuggestionReference(data)
    for fragments in FragmentClass.all where session.wants(fragments.row) {
      let texts = fragments.samples(50, of: data)
      if texts.isEmpty { continue }
      for text in texts.prefix(session.options.checks) {
        try await check(text, fragments.row, reference, stores, session)
      }
      try await measure(texts, fragments.row, stores, session)
    }
    try await measureEmpty(stores, session)
  }

  private static func measure(
    _ texts: [String], _ row: String, _ stores: FilledStores, _ session: Session
  ) async throws {
    let (data, ours, baseline) = (stores.data, stores.ours, stores.baseline)
    let minimum = data.tags.count > 500_000 ? 2 : 5
    try await session.measure(
      row, on: data, warmsUp: data.tags.count <= 500_000,
      [
        Contender("TagStore", minimum: minimum) {
          _ = try await ours.suggestions(for: texts[$0 % texts.count], limit: limit)
        },
        Contender("C best", minimum: minimum) { turn in
          baseline.find { baseline_suggest_ranked($0, texts[turn % texts.count], Int32(limit), $1) }
        },
        Contender("LIKE in C", minimum: minimum) { turn in
          baseline.find { baseline_suggest_like($0, texts[turn % texts.count], Int32(limit), $1) }
        },
        Contender("filter", minimum: minimum) { turn in
          let text = texts[turn % texts.count]
          let found = data.tags.filter { $0.localizedCaseInsensitiveContains(text) }
          precondition(!found.isEmpty, "every text was taken out of a name")
        },
      ])
  }

  private static func measureEmpty(_ stores: FilledStores, _ session: Session) async throws {
    let (data, ours) = (stores.data, stores.ours)
    guard session.wants(emptyRow) else { return }
    let chosen = try data.items.indices.lazy.filter { data.tags(ofItem: $0).count >= 3 }.prefix(50)
      .map { try data.tags(ofItem: $0).prefix(3).map { try Tag(data.tags[Int($0)]) } }
    if chosen.isEmpty { return }
    try await session.measure(
      emptyRow, on: data,
      [
        Contender("TagStore", minimum: 2) {
          _ = try await ours.suggestions(for: "", with: chosen[$0 % chosen.count], limit: limit)
        }
      ])
  }

  private static func check(
    _ text: String, _ row: String, _ reference: SuggestionReference, _ stores: FilledStores,
    _ session: Session
  ) async throws {
    let (data, baseline) = (stores.data, stores.baseline)
    let expected = try reference.suggestions(for: text, limit: limit)
    // The reference knows nothing of typos, which only fill the places that are left.
    let found = try await stores.ours.suggestions(for: text, limit: limit)
      .filter { $0.tier != .typo }
      .map { SuggestionReference.Answer(name: $0.tag.name, tier: $0.tier) }
    try session.require(found, equals: expected, in: "\(row): “\(text)”", of: data)
    // The baseline has no tier for words in another order.
    if text.contains(" ") || expected.contains(where: { $0.tier == .allWords }) { return }
    baseline.find { baseline_suggest_ranked($0, text, Int32(limit), $1) }
    try session.require(
      baseline.found, equals: expected.map(\.name), in: "\(row): “\(text)” (C best)", of: data)
  }
}
