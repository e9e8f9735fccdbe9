package import TagStoreSQLite

/// The items of a tag without postings, from the index of taggings.
///
/// They are read in batches that grow while they are read in sequence. A batch is read and done
/// with, so thousands of these share one prepared statement.
package final class IndexCursor: ChunkCursor {
  package let estimate: Int
  private let connection: SQLiteConnection
  let tagID: Int64
  private var batch: [Int64] = []
  private var index = 0
  private var batchLimit = 0
  private var isAtEnd = false

  package init(tagID: Int64, uses: Int, connection: SQLiteConnection) {
    self.tagID = tagID
    estimate = uses
    self.connection = connection
  }

  package func seek(_ chunk: Int64) throws -> Int64? {
    let first = ItemChunk.firstID(of: chunk)
    while index < batch.count && batch[index] < first { index += 1 }
    if index == batch.count && !isAtEnd { try read(from: first) }
    return index < batch.count ? ItemChunk.number(of: batch[index]) : nil
  }

  package func addItems(to items: inout ItemChunk) throws {
    let chunk = ItemChunk.number(of: batch[index])
    while true {
      while index < batch.count && ItemChunk.number(of: batch[index]) == chunk {
        items.insert(batch[index])
        index += 1
      }
      // The chunk may go on after the batch.
      guard index == batch.count && !isAtEnd else { return }
      try read(from: batch[index - 1] + 1)
    }
  }

  private func read(from id: Int64) throws {
    batchLimit = min(max(batchLimit * 4, 16), 1_024)
    batch.removeAll(keepingCapacity: true)
    index = 0
    var statement = try connection.statement(
      """
      SELECT item_id FROM tagstore_tagging
      WHERE tag_id = ?1 AND item_id >= ?2 ORDER BY item_id LIMIT ?3
      """)
    try statement.bind(tagID, at: 1)
    try statement.bind(id, at: 2)
    try statement.bind(Int64(batchLimit), at: 3)
    while try statement.step() { batch.append(statement.integer(at: 0)) }
    isAtEnd = batch.count < batchLimit
  }
}
