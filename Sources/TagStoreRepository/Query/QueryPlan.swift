internal import TagStoreCore
internal import TagStoreSQLite

/// Turns a query into a cursor over the items that it finds.
struct QueryPlan {
  let repository: TagRepository

  private var connection: SQLiteConnection { repository.connection }

  func cursor(for query: TagQuery) throws -> any ChunkCursor {
    guard query.depth <= TagQuery.maximumDepth else {
      throw TagStoreError(
        .invalidQuery, "the query is nested more than \(TagQuery.maximumDepth) levels deep")
    }
    return try build(query)
  }

  private func build(_ query: TagQuery) throws -> any ChunkCursor {
    switch query.writable {
    case .tag(let tag):
      guard let row = try repository.tagRow(for: tag) else { return EmptyCursor() }
      return try cursor(tagID: row.id)
    case .prefix(let prefix):
      return union(try tagIDs(startingWith: prefix).map(cursor(tagID:)))
    case .anyTag:
      return IntersectionCursor(included: [everyItem], excluded: [untaggedItems])
    case .not(let part):
      return IntersectionCursor(included: [everyItem], excluded: [try build(part)])
    case .and(let parts):
      return try intersection(
        of: spliced(parts) { if case .and(let inner) = $0 { inner } else { nil } })
    case .or(let parts):
      return union(
        try spliced(parts) { if case .or(let inner) = $0 { inner } else { nil } }.map(build))
    }
  }

  /// The parts of a list, those of nested lists of its kind among them.
  ///
  /// Such nesting needs no parentheses, so the depth does not count it, and nothing may recurse on it.
  private func spliced(
    _ parts: [TagQuery], _ partsOfSameKind: (TagQuery) -> [TagQuery]?
  ) -> [TagQuery] {
    var result: [TagQuery] = []
    var pending = parts
    while let part = pending.popLast()?.writable {
      if let inner = partsOfSameKind(part) { pending += inner } else { result.append(part) }
    }
    return result
  }

  private func intersection(of parts: [TagQuery]) throws -> any ChunkCursor {
    var included: [any ChunkCursor] = []
    var excluded: [any ChunkCursor] = []
    for part in parts {
      if case .not(let inner) = part {
        excluded.append(try build(inner))
      } else {
        included.append(try build(part))
      }
    }
    return IntersectionCursor(
      included: included.isEmpty ? [everyItem] : included, excluded: excluded)
  }

  private var everyItem: PostingCursor {
    PostingCursor(tagID: PostingList.everyItem, uses: .max, connection: connection)
  }

  private var untaggedItems: PostingCursor {
    PostingCursor(tagID: PostingList.untagged, uses: .max, connection: connection)
  }

  /// The items that any of some cursors has; many tags without postings are made one cursor.
  private func union(_ cursors: [any ChunkCursor]) -> any ChunkCursor {
    let rare = cursors.compactMap { $0 as? IndexCursor }
    if rare.count < 16 { return UnionCursor(cursors) }
    let gathered = GatheredCursor(
      tagIDs: rare.map(\.tagID), uses: rare.reduce(0) { $0 + $1.estimate },
      connection: connection)
    return UnionCursor(cursors.filter { !($0 is IndexCursor) } + [gathered])
  }

  /// The items of one tag.
  func cursor(tagID: Int64) throws -> any ChunkCursor {
    let uses = try repository.uses(of: tagID)
    // A tag with fewer uses has none, so there is no need to look.
    if try uses >= repository.postingThreshold / 2 && repository.hasPostings(tagID) {
      return PostingCursor(tagID: tagID, uses: uses, connection: connection)
    }
    return IndexCursor(tagID: tagID, uses: uses, connection: connection)
  }

  /// The tags that have a name, or an alias, whose key begins so.
  private func tagIDs(startingWith prefix: TagPrefix) throws -> [Int64] {
    var statement = try connection.statement(
      """
      SELECT DISTINCT coalesce(target_id, id) FROM tagstore_tag
      WHERE key >= ?1 AND substr(key, 1, length(?1)) = ?1 AND (?2 = '' OR key < ?2)
      """)
    try statement.bind(prefix.key, at: 1)
    try statement.bind(prefix.keyUpperBound ?? "", at: 2)
    var ids: [Int64] = []
    while try statement.step() { ids.append(statement.integer(at: 0)) }
    return ids
  }
}

extension TagPrefix {
  /// The least text that is greater than every key with this beginning, by scalars; nil when none is.
  fileprivate var keyUpperBound: String? {
    var scalars = Array(key.unicodeScalars)
    while let last = scalars.popLast() {
      // U+D7FF is followed by the surrogates, which are no scalars.
      let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
      if let scalar = Unicode.Scalar(next) {
        var text = String.UnicodeScalarView(scalars)
        text.append(scalar)
        return String(text)
      }
    }
    return nil
  }
}
