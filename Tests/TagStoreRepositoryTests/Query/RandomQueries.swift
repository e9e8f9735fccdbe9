import TagStoreTestSupport
import TagStoreCore

/// Random queries over some names, and what they find told by going through everything.
struct RandomQueries {
  var generator: SplitMix64
  let names: [String]
  let prefixes: [String]

  mutating func next(height: Int) throws -> TagQuery {
    switch Int.random(in: 0..<(height == 0 ? 5 : 12), using: &generator) {
    case 0...2: return .tag(try Tag(pick(names)))
    case 3: return .prefix(try TagPrefix(pick(prefixes)))
    case 4: return .anyTag
    case 5...6: return .not(try next(height: height - 1))
    case 7...9: return .and(try list(height: height - 1))
    default: return .or(try list(height: height - 1))
    }
  }

  /// Lists of no part and of one part too, which only code can build.
  private mutating func list(height: Int) throws -> [TagQuery] {
    var parts: [TagQuery] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      parts.append(try next(height: height))
    }
    return parts
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: texts.indices, using: &generator)]
  }
}

/// The items of a small store with what their tags are called, aliases among it.
struct QueryReference {
  /// In the order of adding; the keys of each tag's name and aliases.
  var items: [(name: String, tags: [Set<String>])] = []

  func found(_ query: TagQuery) -> [String] {
    items.filter { matches(query, $0.tags) }.map(\.name)
  }

  func matches(_ query: TagQuery, _ tags: [Set<String>]) -> Bool {
    switch query {
    case .tag(let tag): tags.contains { $0.contains(tag.key) }
    case .prefix(let prefix):
      tags.contains { $0.contains { $0.utf8.starts(with: prefix.key.utf8) } }
    case .anyTag: !tags.isEmpty
    case .not(let part): !matches(part, tags)
    case .and(let parts): parts.allSatisfy { matches($0, tags) }
    case .or(let parts): parts.contains { matches($0, tags) }
    }
  }
}
