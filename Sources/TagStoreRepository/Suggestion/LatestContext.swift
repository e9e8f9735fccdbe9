internal import TagStoreCore
internal import TagStoreSQLite

/// What chosen tags say of others, kept from one letter typed to the next.
struct LatestContext {
  /// A tag with a share, as it is while nothing is written.
  struct Companion {
    let tagID: Int64
    let key: [UInt8]
    let uses: Int
  }

  /// What it was made from; when any of it differs, it is made again.
  struct Origin: Hashable {
    let chosen: Set<Int64>
    /// Changes when another connection has written.
    let dataVersion: Int64
    /// Changes when this connection has written.
    let changes: Int64
  }

  let origin: Origin
  let value: SuggestionContext
  let companions: [Companion]
}

extension TagRepository {
  /// What chosen tags say of others.
  func context(of chosen: Set<Int64>) throws -> LatestContext {
    let origin = LatestContext.Origin(
      chosen: chosen, dataVersion: try connection.integer("PRAGMA main.data_version") ?? 0,
      changes: connection.totalChanges)
    if let latestContext, latestContext.origin == origin { return latestContext }
    let value = try makeContext(of: chosen)
    let companions = try value.companions.compactMap { try companion(id: $0) }
    let context = LatestContext(origin: origin, value: value, companions: companions)
    // What has been written may yet be rolled back, which no counter tells.
    latestContext = connection.hasWritten ? nil : context
    return context
  }

  private func makeContext(of chosen: Set<Int64>) throws -> SuggestionContext {
    let items = Int(try connection.integer("SELECT max(id) FROM tagstore_item") ?? 0)
    if chosen.isEmpty { return SuggestionContext(items: items) }
    let limit = Int64(SuggestionContext.itemLimit(for: chosen.count))
    var itemIDs: Set<Int64> = []
    for tagID in chosen {
      itemIDs.formUnion(
        try connection.integers(
          """
          SELECT item_id FROM tagstore_tagging
          WHERE tag_id = ?1 ORDER BY item_id DESC LIMIT ?2
          """, .integer(tagID), .integer(limit)))
    }
    return SuggestionContext(
      chosen: try chosen.map { .init(tagID: $0, uses: try uses(of: $0)) }, items: items,
      lists: try lists(of: itemIDs.sorted()))
  }

  /// The tags of items in order, without those of items that have too many.
  private func lists(of itemIDs: [Int64]) throws -> [[Int64]] {
    var statement = try connection.statement(
      "SELECT tag_id, position FROM tagstore_tagging WHERE item_id = ?1 LIMIT ?2")
    try statement.bind(Int64(SuggestionContext.listLimit + 1), at: 2)
    var lists: [[Int64]] = []
    for itemID in itemIDs {
      try statement.bind(itemID, at: 1)
      var list: [(id: Int64, position: Int64)] = []
      while try statement.step() {
        list.append((statement.integer(at: 0), statement.integer(at: 1)))
      }
      statement.reset()
      if list.count > SuggestionContext.listLimit { continue }
      lists.append(list.sorted { $0.position < $1.position }.map(\.id))
    }
    return lists
  }

  private func companion(id: Int64) throws -> LatestContext.Companion? {
    var statement = try connection.statement(Self.oneTag)
    try statement.bind(id, at: 1)
    guard try statement.step() else { return nil }
    return LatestContext.Companion(
      tagID: id, key: statement.withTextBytes(at: 1) { Array($0) },
      uses: Int(statement.integer(at: 2)))
  }
}
