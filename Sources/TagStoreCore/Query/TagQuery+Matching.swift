extension TagQuery {
  /// Whether an item with these tags is found.
  ///
  /// For tags in memory: names are compared by key, and aliases, which only a store knows, do not
  /// resolve. Recurses as deep as the query nests, so a query built in code must keep to
  /// ``maximumDepth``. Linear in the tags, then in the query's parts; each prefix looks at every
  /// tag.
  /// - Parameter tags: The item's tags, in any order; none for an untagged item.
  public func matches(_ tags: [Tag]) -> Bool {
    matches(Set(tags.lazy.map(\.key)))
  }

  /// Whether an item whose tags have these keys is found.
  package func matches(_ keys: Set<String>) -> Bool {
    switch self {
    case .tag(let tag): keys.contains(tag.key)
    case .prefix(let prefix): keys.contains(where: prefix.matches(key:))
    case .anyTag: !keys.isEmpty
    case .not(let operand): !operand.matches(keys)
    case .and(let parts): parts.allSatisfy { $0.matches(keys) }
    case .or(let parts): parts.contains { $0.matches(keys) }
    }
  }
}
