package import TagStoreSQLite

/// Items that one statement gives, read in batches that grow while they are read in sequence.
///
/// A batch is read and done with, so thousands of these share one prepared statement.
package final class BatchCursor: ItemCursor {
  /// Where the items come from.
  package enum Source {
    case tag(Int64)
    case everyItem
    case everyTaggedItem
  }

  package let estimate: Int
  private let connection: SQLiteConnection
  private let source: Source
  private var batch: [Int64] = []
  private var index = 0
  private var batchLimit = 0
  private var isAtEnd = false

  package init(_ source: Source, estimate: Int, connection: SQLiteConnection) {
    self.source = source
    self.estimate = estimate
    self.connection = connection
  }

  package func seek(_ id: Int64) throws -> Int64? {
    skip(to: id)
    if index == batch.count && !isAtEnd { try read(from: id) }
    return index < batch.count ? batch[index] : nil
  }

  private func skip(to id: Int64) {
    guard index < batch.count, batch[index] < id else { return }
    // Steps that double, then a binary search inside the last one.
    var step = 1
    var low = index
    while low + step < batch.count && batch[low + step] < id {
      low += step
      step *= 2
    }
    var high = min(low + step, batch.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if batch[middle] < id { low = middle } else { high = middle }
    }
    index = high
  }

  private func read(from id: Int64) throws {
    let isNextInSequence = batch.last.map { $0 + 1 == id } ?? false
    batchLimit = isNextInSequence ? min(batchLimit * 4, 4_096) : 16
    batch.removeAll(keepingCapacity: true)
    index = 0
    var statement = try connection.statement(sql)
    if case .tag(let tagID) = source { try statement.bind(tagID, at: 3) }
    try statement.bind(id, at: 1)
    try statement.bind(Int64(batchLimit), at: 2)
    while try statement.step() { batch.append(statement.integer(at: 0)) }
    isAtEnd = batch.count < batchLimit
  }

  private var sql: String {
    switch source {
    case .tag:
      """
      SELECT item_id FROM tagstore_tagging
      WHERE tag_id = ?3 AND item_id >= ?1 ORDER BY item_id LIMIT ?2
      """
    case .everyItem:
      "SELECT id FROM tagstore_item WHERE id >= ?1 ORDER BY id LIMIT ?2"
    case .everyTaggedItem:
      """
      SELECT id FROM tagstore_item
      WHERE id >= ?1
        AND EXISTS (SELECT 1 FROM tagstore_tagging WHERE item_id = tagstore_item.id)
      ORDER BY id LIMIT ?2
      """
    }
  }
}
