internal import TagStoreSQLite

extension TagRepository {
  /// Brings the postings up to what the operation has done; the use counts are settled already.
  /// - Parameter differences: By how much the use counts have changed since the last time.
  func settlePostings(_ differences: [Int64: PendingUseCounts.Change]) throws(SQLiteError) {
    if pendingPostings.isEmpty { return }
    var rest = pendingPostings.takeChanges()[...]
    while let tagID = rest.first?.tagID {
      let changes = rest.prefix { $0.tagID == tagID }
      rest = rest.dropFirst(changes.count)
      if tagID <= PostingList.everyItem {
        try writePostings(of: tagID, changes)
        continue
      }
      // A tag that is gone has no uses.
      let uses = try connection.integer(
        "SELECT uses FROM tagstore_tag WHERE id = ?1", .integer(tagID))
      let after = Int(uses ?? 0)
      let before = after - Int(differences[tagID]?.difference ?? 0)
      let lowest = postingThreshold / 2
      // A tag that had fewer uses had no postings.
      let hadPostings = before < lowest ? false : try hasPostings(tagID)
      if hadPostings && after >= lowest {
        try writePostings(of: tagID, changes)
      } else if hadPostings {
        try deletePostings(of: tagID)
      } else if after >= postingThreshold {
        try makePostings(of: tagID, Self.itemsOfTag)
      }
    }
  }

  /// Whether a tag has postings.
  func hasPostings(_ tagID: Int64) throws(SQLiteError) -> Bool {
    try connection.integer(
      "SELECT 1 FROM tagstore_posting WHERE tag_id = ?1 LIMIT 1", .integer(tagID)) != nil
  }

  /// Makes all postings again, from the taggings alone.
  func rebuildPostings() throws(SQLiteError) {
    try connection.run("DELETE FROM tagstore_posting")
    try makePostings(of: PostingList.everyItem, Self.everyItem)
    try makePostings(of: PostingList.untagged, Self.untaggedItems)
    let frequent = try connection.integers(
      "SELECT id FROM tagstore_tag WHERE uses >= ?1", .integer(Int64(postingThreshold)))
    for tagID in frequent {
      try makePostings(of: tagID, Self.itemsOfTag)
    }
  }

  /// The truth behind the postings of a tag, ``PostingList/everyItem`` or ``PostingList/untagged``.
  static let itemsOfTag =
    "SELECT item_id FROM tagstore_tagging WHERE tag_id = ?1 ORDER BY item_id"
  static let everyItem = "SELECT id FROM tagstore_item WHERE ?1 = 0 ORDER BY id"
  static let untaggedItems = """
    SELECT id FROM tagstore_item
    WHERE ?1 = -1 AND NOT EXISTS (SELECT 1 FROM tagstore_tagging WHERE item_id = tagstore_item.id)
    ORDER BY id
    """

  /// Makes the postings of a tag that has none.
  private func makePostings(of tagID: Int64, _ sql: String) throws(SQLiteError) {
    var packer = PostingPacker()
    var items = try connection.statement(sql)
    try items.bind(tagID, at: 1)
    while try items.step() {
      packer.append(items.integer(at: 0))
      for row in packer.takeRows() { try write(row, of: tagID) }
    }
    packer.finish()
    for row in packer.takeRows() { try write(row, of: tagID) }
  }

  func deletePostings(of tagID: Int64) throws(SQLiteError) {
    try connection.run("DELETE FROM tagstore_posting WHERE tag_id = ?1", .integer(tagID))
  }

  /// Takes the items of one tag, in order, into its postings and out of them.
  private func writePostings(
    of tagID: Int64, _ changes: ArraySlice<PendingPostings.Change>
  ) throws(SQLiteError) {
    var rest = changes
    while let first = rest.first {
      let chunk = ItemChunk.number(of: first.itemID)
      let part = rest.prefix { ItemChunk.number(of: $0.itemID) == chunk }
      rest = rest.dropFirst(part.count)
      let old = try posting(of: tagID, chunk)
      let rows = old?.changed(by: part) ?? PostingRow.rows(of: part.filter(\.isAdded).map(\.itemID))
      if let old, rows.first?.chunk != old.chunk {
        try connection.run(
          "DELETE FROM tagstore_posting WHERE tag_id = ?1 AND chunk = ?2",
          .integer(tagID), .integer(old.chunk))
      }
      for row in rows { try write(row, of: tagID) }
    }
  }

  /// The row that covers a chunk; nil when the tag's first row begins after it.
  private func posting(of tagID: Int64, _ chunk: Int64) throws(SQLiteError) -> PostingRow? {
    var statement = try connection.statement(
      """
      SELECT chunk, items FROM tagstore_posting
      WHERE tag_id = ?1 AND chunk <= ?2 ORDER BY chunk DESC LIMIT 1
      """)
    try statement.bind(tagID, at: 1)
    try statement.bind(chunk, at: 2)
    guard try statement.step() else { return nil }
    return PostingRow(
      chunk: statement.integer(at: 0), bytes: statement.withBlob(at: 1) { Array($0) })
  }

  private func write(_ row: PostingRow, of tagID: Int64) throws(SQLiteError) {
    var statement = try connection.statement(
      """
      INSERT INTO tagstore_posting (tag_id, chunk, items) VALUES (?1, ?2, ?3)
      ON CONFLICT (tag_id, chunk) DO UPDATE SET items = excluded.items
      """)
    try statement.bind(tagID, at: 1)
    try statement.bind(row.chunk, at: 2)
    try statement.bind(row.bytes, at: 3)
    while try statement.step() {}
  }
}

extension PostingRow {
  /// The rows that hold the items of this one with some added and some removed.
  /// - Parameter changes: By item; all of one chunk.
  func changed(by changes: ArraySlice<PendingPostings.Change>) -> [PostingRow] {
    if bytes.count == ItemChunk.bitmapSize, let item = changes.first?.itemID,
      ItemChunk.number(of: item) == chunk
    {
      var items = ItemChunk()
      bytes.withUnsafeBytes { items.formUnion(bitmap: $0) }
      for change in changes {
        if change.isAdded { items.insert(change.itemID) } else { items.remove(change.itemID) }
      }
      // As many items take no fewer bytes as gaps.
      if items.count >= ItemChunk.bitmapSize {
        return [PostingRow(chunk: chunk, bytes: items.bitmap)]
      }
    }
    var ids: [Int64] = []
    bytes.withUnsafeBytes { Self.unpack(chunk: chunk, $0, into: &ids) }
    var result: [Int64] = []
    result.reserveCapacity(ids.count + changes.count)
    var index = 0
    for change in changes {
      while index < ids.count && ids[index] < change.itemID {
        result.append(ids[index])
        index += 1
      }
      if index < ids.count && ids[index] == change.itemID { index += 1 }
      if change.isAdded { result.append(change.itemID) }
    }
    return PostingRow.rows(of: result + ids[index...])
  }
}
