package import TagStoreSQLite

/// The items of a tag with postings, or of one of the ids that stand for every item and for the
/// untagged ones.
///
/// Rows are read in batches that grow, as ``IndexCursor`` does.
package final class PostingCursor: ChunkCursor {
  package let estimate: Int
  private let connection: SQLiteConnection
  private let tagID: Int64

  /// The rows of the batch: each one's first chunk and where it ends in the bytes of all.
  private var rows: [(chunk: Int64, end: Int)] = []
  private var bytes: [UInt8] = []
  private var rowIndex = 0
  private var batchLimit = 0
  private var isAtEnd = false

  /// The items of the present row, when that is no bitmap.
  private var ids: [Int64] = []
  private var index = 0
  private var isUnpacked = false

  package init(tagID: Int64, uses: Int, connection: SQLiteConnection) {
    self.tagID = tagID
    estimate = uses
    self.connection = connection
  }

  package func seek(_ chunk: Int64) throws -> Int64? {
    let first = ItemChunk.firstID(of: chunk)
    while true {
      if rowIndex == rows.count {
        if isAtEnd { return nil }
        try read(from: chunk)
        continue
      }
      // A later row begins at or before the chunk: nothing of this one is wanted.
      if rowIndex + 1 < rows.count && rows[rowIndex + 1].chunk <= chunk {
        goToNextRow()
        continue
      }
      if isBitmap {
        if rows[rowIndex].chunk >= chunk { return rows[rowIndex].chunk }
      } else {
        unpack()
        while index < ids.count && ids[index] < first { index += 1 }
        if index < ids.count { return ItemChunk.number(of: ids[index]) }
      }
      goToNextRow()
    }
  }

  package func addItems(to items: inout ItemChunk) throws {
    if isBitmap {
      bytes.withUnsafeBytes { items.formUnion(bitmap: UnsafeRawBufferPointer(rebasing: $0[range])) }
      return
    }
    let chunk = ItemChunk.number(of: ids[index])
    while index < ids.count && ItemChunk.number(of: ids[index]) == chunk {
      items.insert(ids[index])
      index += 1
    }
  }

  private var range: Range<Int> {
    (rowIndex == 0 ? 0 : rows[rowIndex - 1].end)..<rows[rowIndex].end
  }

  private var isBitmap: Bool { range.count == ItemChunk.bitmapSize }

  private func goToNextRow() {
    rowIndex += 1
    isUnpacked = false
  }

  private func unpack() {
    if isUnpacked { return }
    isUnpacked = true
    ids.removeAll(keepingCapacity: true)
    index = 0
    bytes.withUnsafeBytes {
      PostingRow.unpack(
        chunk: rows[rowIndex].chunk, UnsafeRawBufferPointer(rebasing: $0[range]), into: &ids)
    }
  }

  /// Reads rows from the one on that covers a chunk.
  private func read(from chunk: Int64) throws {
    let last = rows.last?.chunk ?? -1
    var from = last + 1
    // Few rows are skipped as fast as the one that covers the chunk is found.
    if chunk - from > 16 {
      let covering = try connection.integer(
        "SELECT max(chunk) FROM tagstore_posting WHERE tag_id = ?1 AND chunk <= ?2",
        .integer(tagID), .integer(chunk))
      // The one that covers it may have been read already.
      from = max(covering ?? 0, from)
      batchLimit = 0
    }
    batchLimit = min(max(batchLimit * 4, 2), 32)
    rows.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    rowIndex = 0
    isUnpacked = false
    var statement = try connection.statement(
      """
      SELECT chunk, items FROM tagstore_posting
      WHERE tag_id = ?1 AND chunk >= ?2 ORDER BY chunk LIMIT ?3
      """)
    try statement.bind(tagID, at: 1)
    try statement.bind(from, at: 2)
    try statement.bind(Int64(batchLimit), at: 3)
    while try statement.step() {
      statement.withBlob(at: 1) { bytes += $0 }
      rows.append((statement.integer(at: 0), bytes.count))
    }
    isAtEnd = rows.count < batchLimit
  }
}
