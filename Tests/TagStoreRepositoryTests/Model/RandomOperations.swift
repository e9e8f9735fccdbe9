import TagStoreTestSupport
import TagStoreRepository

/// Random operations on few items and tags, so that they meet often.
struct RandomOperations {
  var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// Several spellings of some tags, names that mean something elsewhere, and plain ones.
  static let tags = [
    "Vegan", "vegan", "VEGAN", "Ábaco", "ábaco", "A\u{301}baco", "Straße", "STRASSE", "café",
    "cafe\u{301}", "a b", " a\u{3000}b ", "b", "B", "c", "d", "e", "f", "g", "\"x\"", "%", "_",
    "007", "日本", "☑", "☑\u{FE0F}",
  ]
  static let refusedTags = ["", " ", "\u{200B}", "a\u{0}b"]

  static let items = ["i1", "i2", "i3", "i4", "i5", "I1", " i1", "é", "e\u{301}", "%", "new\nline"]
  static let refusedItems = ["", "a\u{0}"]

  mutating func next() -> StoreOperation {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<25: .add(tagList(upTo: 4), item: item(), .last)
    case 25..<38: .add(tagList(upTo: 3), item: item(), position())
    case 38..<52: .move(tag(), item: item(), position())
    case 52..<60: .set(tagList(upTo: 5), item: item())
    case 60..<68: .remove(tagList(upTo: 2), item: item())
    case 68..<76: .rename(tag(), tag())
    case 76..<82: .merge(tagList(upTo: 3), into: tag())
    case 82..<85: .delete(tagList(upTo: 2))
    case 85..<87: .prune
    case 87..<90: .forget([item(), item()].prefix(chance(2) ? 1 : 2).map(\.self))
    case 90..<93: .renameItem(item(), item())
    case 93..<97: .importing(records(), chance(2) ? .join : .replace)
    default: .undone([next(), next(), next()])
    }
  }

  private mutating func chance(_ among: Int) -> Bool {
    Int.random(in: 0..<among, using: &generator) == 0
  }

  mutating func tag() -> String {
    let names = chance(100) ? Self.refusedTags : Self.tags
    return names[Int.random(in: names.indices, using: &generator)]
  }

  mutating func item() -> String {
    let names = chance(100) ? Self.refusedItems : Self.items
    return names[Int.random(in: names.indices, using: &generator)]
  }

  private mutating func tagList(upTo count: Int) -> [String] {
    var tags: [String] = []
    for _ in 0..<Int.random(in: 0...count, using: &generator) { tags.append(tag()) }
    return tags
  }

  private mutating func position() -> TagPosition {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: .first
    case 1: .last
    case 2: .before(tag())
    case 3: .after(tag())
    default: .index(Int.random(in: -1...7, using: &generator))
    }
  }

  private mutating func records() -> [StoreOperation.Record] {
    var records: [StoreOperation.Record] = []
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      records.append(.init(item: item(), tags: tagList(upTo: 4)))
    }
    return records
  }
}
