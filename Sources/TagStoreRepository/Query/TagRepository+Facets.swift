public import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// The tags on the items that a query finds, with how many of those items carry each.
  ///
  /// The tags that the query requires, alone or as a part of its outermost `and`, are left out:
  /// every found item carries them.
  /// - Parameters:
  ///   - query: The query.
  ///   - limit: How many at the most; nil for all.
  /// - Returns: Ordered by found items, then by fewer uses, then by key.
  /// - Throws: ``TagStoreError`` `invalidQuery` when it is nested too deeply; `invalidArgument` for a
  ///   negative limit.
  /// - Complexity: O(*t*) in the taggings of the found items when those are few or there is no limit;
  ///   otherwise in the uses of the tags that are used often enough to be among the first.
  public func facets(
    matching query: TagQuery, limit: Int? = 50
  ) throws(TagStoreError) -> [Facet] {
    _ = try Self.rowLimit(limit)
    return try read {
      let found = try ItemSet(QueryPlan(repository: self).cursor(for: query))
      return try facets(on: found, without: requiredTags(of: query), limit: limit ?? .max)
    }
  }

  private func requiredTags(of query: TagQuery) throws -> Set<Int64> {
    var required: Set<Int64> = []
    var pending = [query]
    while let part = pending.popLast()?.writable {
      switch part {
      case .tag(let tag): if let row = try tagRow(for: tag) { required.insert(row.id) }
      case .and(let parts): pending += parts
      case .prefix, .anyTag, .not, .or: break
      }
    }
    return required
  }

  /// The tags on some items, but for some tags.
  func facets(on found: ItemSet, without left: Set<Int64>, limit: Int) throws -> [Facet] {
    let counter = FacetCounter(repository: self, found: found, left: left, limit: limit)
    return try counter.count().compactMap { count in
      try row(id: count.tagID).map { Facet(tag: $0.tag, items: count.items, uses: count.uses) }
    }
    .sorted(by: Self.isBefore).prefix(limit).map(\.self)
  }

  private static func isBefore(_ left: Facet, _ right: Facet) -> Bool {
    if left.items != right.items { return left.items > right.items }
    if left.uses != right.uses { return left.uses < right.uses }
    return left.tag.key.utf8.lexicographicallyPrecedes(right.tag.key.utf8)
  }
}
