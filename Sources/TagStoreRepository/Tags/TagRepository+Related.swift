internal import TagStoreCore

extension TagRepository {
  /// The tags that occur together with a tag, the most frequent companions first.
  /// - Parameters:
  ///   - name: A name of the tag.
  ///   - limit: How many at the most.
  /// - Returns: Ordered by shared items, then by fewer uses (the closer companion), then by key.
  /// - Throws: ``TagStoreError`` `noSuchTag`, `refusedTag`, `invalidArgument`.
  /// - Complexity: As for ``facets(matching:limit:)``.
  public func related(to name: String, limit: Int = 10) throws(TagStoreError) -> [RelatedTag] {
    _ = try Self.rowLimit(limit)
    return try read {
      let row = try existingTag(named: name)
      let found = try ItemSet(QueryPlan(repository: self).cursor(tagID: row.id))
      return try facets(on: found, without: [row.id], limit: limit).map { facet in
        RelatedTag(tag: facet.tag, sharedItems: facet.items, uses: facet.uses)
      }
    }
  }
}
