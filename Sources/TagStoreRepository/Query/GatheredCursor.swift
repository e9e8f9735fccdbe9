internal import TagStoreSQLite

/// The items of many tags without postings, read all at once when the first are wanted.
///
/// Each such tag has few items in many chunks: going from chunk to chunk with thousands of cursors
/// would cost more than reading what there is.
final class GatheredCursor: ChunkCursor {
  let estimate: Int
  private let connection: SQLiteConnection
  private var tagIDs: [Int64]
  private var chunks: [(number: Int64, items: ItemChunk)] = []
  private var index = 0

  init(tagIDs: [Int64], uses: Int, connection: SQLiteConnection) {
    self.tagIDs = tagIDs
    estimate = uses
    self.connection = connection
  }

  func seek(_ chunk: Int64) throws -> Int64? {
    if !tagIDs.isEmpty { try gather() }
    while index < chunks.count && chunks[index].number < chunk { index += 1 }
    return index < chunks.count ? chunks[index].number : nil
  }

  func addItems(to items: inout ItemChunk) { items.formUnion(chunks[index].items) }

  private func gather() throws {
    var places: [Int64: Int] = [:]
    for tagID in tagIDs {
      var statement = try connection.statement(
        "SELECT item_id FROM tagstore_tagging WHERE tag_id = ?1")
      try statement.bind(tagID, at: 1)
      while try statement.step() {
        let id = statement.integer(at: 0)
        let number = ItemChunk.number(of: id)
        let place = places[number] ?? chunks.count
        if place == chunks.count {
          places[number] = place
          chunks.append((number, ItemChunk()))
        }
        chunks[place].items.insert(id)
      }
    }
    tagIDs = []
    chunks.sort { $0.number < $1.number }
  }
}
