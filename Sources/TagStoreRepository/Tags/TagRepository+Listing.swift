internal import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// All tags with how they are used.
  /// - Parameters:
  ///   - order: Which tag comes first.
  ///   - unusedOnly: Whether only tags that no item carries are listed.
  ///   - limit: How many at the most; nil for all.
  /// - Throws: ``TagStoreError`` `invalidArgument` for a negative limit.
  public func tags(
    order: TagOrder = .uses, unusedOnly: Bool = false, limit: Int? = nil
  ) throws(TagStoreError) -> [TagUse] {
    var tags: [TagUse] = []
    try forEachTag(order: order, unusedOnly: unusedOnly, limit: limit) { use in
      tags.append(use)
      return true
    }
    return tags
  }

  /// Gives all tags one by one, until the work says that it has enough.
  package func forEachTag(
    order: TagOrder, unusedOnly: Bool, limit: Int?, _ body: (TagUse) throws -> Bool
  ) throws(TagStoreError) {
    let limit = try Self.rowLimit(limit)
    let ordering =
      switch order {
      case .uses: "uses DESC, key"
      case .name: "key"
      case .recency: "used_at DESC, key"
      }
    try TagStoreError.mapping {
      var statement = try connection.statement(
        """
        SELECT name, key, uses, used_at FROM tagstore_tag
        WHERE target_id IS NULL\(unusedOnly ? " AND uses = 0" : "")
        ORDER BY \(ordering) LIMIT ?1
        """)
      try statement.bind(limit, at: 1)
      while try statement.step() {
        guard try body(Self.tagUse(statement)) else { return }
      }
    }
  }

  /// The tag that a name stands for, aliases followed; nil when there is none.
  /// - Parameter name: A name, in any spelling of it.
  /// - Throws: ``TagStoreError`` `refusedTag` when no tag can have that name.
  public func tag(named name: String) throws(TagStoreError) -> TagUse? {
    let tag = try Self.tag(from: name)
    return try read {
      guard let row = try tagRow(for: tag) else { return nil }
      var statement = try connection.statement(
        "SELECT name, key, uses, used_at FROM tagstore_tag WHERE id = ?1")
      try statement.bind(row.id, at: 1)
      return try statement.step() ? Self.tagUse(statement) : nil
    }
  }

  /// A row of name, key, uses and last use.
  static func tagUse(_ row: borrowing SQLiteStatement) throws(SQLiteError) -> TagUse {
    TagUse(
      tag: Tag(storedName: try row.text(at: 0), key: try row.text(at: 1)),
      uses: Int(row.integer(at: 2)), lastUsed: lastUse(row.integer(at: 3)))
  }

  /// A limit as SQL takes it, where a negative one means no limit.
  static func rowLimit(_ limit: Int?) throws(TagStoreError) -> Int64 {
    guard let limit else { return -1 }
    guard limit >= 0 else {
      throw TagStoreError(.invalidArgument, "a limit of \(limit) is less than nothing")
    }
    return Int64(limit)
  }
}
