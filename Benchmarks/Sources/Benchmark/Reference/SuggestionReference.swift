internal import TagStore

/// Suggestions worked out by trying every tag in the order of uses.
struct SuggestionReference {
  struct Answer: Equatable {
    let name: String
    let tier: SuggestionTier
  }

  private struct Entry {
    let name: String
    let key: [UInt8]
    let search: [UInt8]
  }

  /// More uses first, then fewer characters, then the key; all were last used by the one import.
  private let entries: [Entry]

  init(_ data: Dataset) throws {
    let keyed = try data.tags.indices.map { tag in
      let key = try Tag(data.tags[tag]).key
      return (tag: tag, key: key, length: key.unicodeScalars.count)
    }
    entries = keyed.sorted { left, right in
      let uses = (data.uses[left.tag], data.uses[right.tag])
      if uses.0 != uses.1 { return uses.0 > uses.1 }
      if left.length != right.length { return left.length < right.length }
      return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }.map { tag, key, _ in
      Entry(name: data.tags[tag], key: Array(key.utf8), search: Array(SearchFolding.fold(key).utf8))
    }
  }

  /// The best tags for a text that does not end in a space; without those that are only a typo away.
  func suggestions(for text: String, limit: Int) throws -> [Answer] {
    let key = try Tag(text).key
    let typed = TypedText(key: Array(key.utf8), search: Array(SearchFolding.fold(key).utf8))
    var found: [SuggestionTier: [Answer]] = [:]
    for entry in entries {
      guard let tier = typed.tier(key: entry.key, search: entry.search) else { continue }
      if found[tier, default: []].count < limit {
        found[tier, default: []].append(Answer(name: entry.name, tier: tier))
      }
    }
    return Array(SuggestionTier.allCases.flatMap { found[$0] ?? [] }.prefix(limit))
  }
}
