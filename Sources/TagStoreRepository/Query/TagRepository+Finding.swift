public import TagStoreCore
internal import TagStoreSQLite

extension TagRepository {
  /// The items that a query finds.
  /// - Parameters:
  ///   - query: The query. A name that no tag has finds nothing; aliases stand for their tags.
  ///   - order: Which item comes first.
  ///   - limit: How many at the most; nil for all.
  ///   - offset: How many are passed over before the first.
  /// - Throws: ``TagStoreError`` `invalidQuery` when it is nested too deeply; `invalidArgument` for a
  ///   negative limit or offset.
  public func items(
    matching query: TagQuery, order: ItemOrder = .added, limit: Int? = nil, offset: Int = 0
  ) throws(TagStoreError) -> [String] {
    var items: [String] = []
    try forEachItem(matching: query, order: order, limit: limit, offset: offset) { item in
      items.append(item)
      return true
    }
    return items
  }

  /// Gives the items that a query finds one by one, until the work says that it has enough.
  /// - Parameters:
  ///   - query: The query.
  ///   - order: Which item comes first.
  ///   - limit: How many at the most; nil for all.
  ///   - offset: How many are passed over before the first.
  ///   - body: Takes an item; returns whether to go on.
  /// - Throws: As ``items(matching:order:limit:offset:)``.
  public func forEachItem(
    matching query: TagQuery, order: ItemOrder = .added, limit: Int? = nil, offset: Int = 0,
    _ body: (String) throws -> Bool
  ) throws(TagStoreError) {
    _ = try Self.rowLimit(limit)
    guard offset >= 0 else {
      throw TagStoreError(.invalidArgument, "an offset of \(offset) is less than nothing")
    }
    try read {
      let cursor = try QueryPlan(repository: self).cursor(for: query)
      let page = Page(offset: offset, limit: limit ?? .max)
      switch order {
      case .added: try visitAsAdded(cursor, page, body)
      case .name: try visitByName(cursor, page, body)
      }
    }
  }

  /// How many items a query finds.
  /// - Parameter query: The query.
  /// - Throws: ``TagStoreError`` `invalidQuery` when it is nested too deeply.
  public func count(matching query: TagQuery) throws(TagStoreError) -> Int {
    try read {
      if case .tag(let tag) = query { return try tagRow(for: tag).map { try uses(of: $0.id) } ?? 0 }
      let cursor = try QueryPlan(repository: self).cursor(for: query)
      var count = 0
      try cursor.forEachChunk { _, items in
        count += items.count
        return true
      }
      return count
    }
  }

  private struct Page {
    let offset: Int
    let limit: Int
  }

  private func visitAsAdded(
    _ cursor: any ChunkCursor, _ page: Page, _ body: (String) throws -> Bool
  ) throws {
    var skip = page.offset
    var left = page.limit
    if left == 0 { return }
    try cursor.forEachChunk { chunk, items in
      if skip > 0 {
        let count = items.count
        if skip >= count {
          skip -= count
          return true
        }
      }
      return try items.forEachOffset { offset in
        if skip > 0 {
          skip -= 1
          return true
        }
        left -= 1
        let id = ItemChunk.firstID(of: chunk) + Int64(offset)
        guard let name = try itemName(id: id), try body(name) else { return false }
        return left > 0
      }
    }
  }

  /// Whether sorting the found items is cheaper than walking the names of all up to the page's end.
  private func sortsFound(_ count: Int, _ page: Page) throws -> Bool {
    if count == 0 { return true }
    let items = Double(try connection.integer("SELECT max(id) FROM tagstore_item") ?? 0)
    let shown = min(Double(page.offset) + Double(page.limit), Double(count))
    // Sorting one takes about as long as walking ten.
    return Double(count) * 10 < items * shown / Double(count)
  }

  /// Names are unique, so walking them all in order and asking which are found beats sorting the
  /// found ones unless those are few.
  private func visitByName(
    _ cursor: any ChunkCursor, _ page: Page, _ body: (String) throws -> Bool
  ) throws {
    let found = try ItemSet(cursor)
    var statement = try connection.statement(
      "SELECT id, name FROM tagstore_item WHERE ?1 <> '' ORDER BY name")
    var list = "-"
    if try sortsFound(found.count, page) {
      statement = try connection.statement(
        """
        SELECT id, name FROM tagstore_item
        WHERE id IN (SELECT value FROM json_each(?1)) ORDER BY name
        """)
      list = "[\(found.ids.map(String.init).joined(separator: ","))]"
    }
    try statement.bind(list, at: 1)
    var skip = page.offset
    var left = page.limit
    while left > 0, try statement.step() {
      guard found.contains(statement.integer(at: 0)) else { continue }
      if skip > 0 {
        skip -= 1
      } else {
        left -= 1
        guard try body(statement.text(at: 1)) else { return }
      }
    }
  }
}
