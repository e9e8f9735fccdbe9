/// The items that a query finds, chunk after chunk, in ascending order of ids, which is the order
/// of adding.
///
/// Chunks are taken one at a time, so that a first page costs no more than what it shows, and a
/// count never lists items.
package protocol ChunkCursor: AnyObject {
  /// How many items there are at the most, roughly; the rarest part of an `and` leads.
  var estimate: Int { get }

  /// Goes to the first chunk with that number or a greater one that may hold items.
  ///
  /// The numbers of successive calls never decrease.
  /// - Returns: The chunk's number; nil when there is none.
  func seek(_ chunk: Int64) throws -> Int64?

  /// Adds the items of the chunk that was gone to; called at most once for each chunk.
  func addItems(to items: inout ItemChunk) throws
}

extension ChunkCursor {
  /// Gives each chunk that holds items, until the work says that it has enough.
  func forEachChunk(_ body: (_ chunk: Int64, ItemChunk) throws -> Bool) throws {
    var items = ItemChunk()
    var next: Int64 = 0
    while let chunk = try seek(next) {
      items.removeAll()
      try addItems(to: &items)
      if !items.isEmpty, try !body(chunk, items) { return }
      next = chunk + 1
    }
  }
}

/// No items.
package final class EmptyCursor: ChunkCursor {
  package init() {}
  package var estimate: Int { 0 }
  package func seek(_ chunk: Int64) -> Int64? { nil }
  package func addItems(to items: inout ItemChunk) {}
}
