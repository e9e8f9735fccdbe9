/// The items that all of some cursors have and none of some others.
package final class IntersectionCursor: ChunkCursor {
  private let included: [any ChunkCursor]
  private let excluded: [any ChunkCursor]
  private var chunk: Int64 = 0

  /// The items so far and those of one part; kept, as making room costs more than the work.
  private var result = ItemChunk()
  private var part = ItemChunk()

  /// - Parameters:
  ///   - included: What an item must be in; at least one.
  ///   - excluded: What it must not be in.
  package init(included: [any ChunkCursor], excluded: [any ChunkCursor]) {
    precondition(!included.isEmpty, "an intersection of nothing is not everything")
    self.included = included.sorted { $0.estimate < $1.estimate }
    self.excluded = excluded
  }

  package var estimate: Int { included[0].estimate }

  package func seek(_ first: Int64) throws -> Int64? {
    chunk = first
    search: while true {
      for cursor in included {
        guard let found = try cursor.seek(chunk) else { return nil }
        if found > chunk {
          chunk = found
          // The rarest jumps first from the new place, unless it made the jump itself.
          if cursor !== included[0] { continue search }
        }
      }
      return chunk
    }
  }

  package func addItems(to items: inout ItemChunk) throws {
    result.removeAll()
    try included[0].addItems(to: &result)
    for cursor in included.dropFirst() {
      part.removeAll()
      try cursor.addItems(to: &part)
      result.formIntersection(part)
    }
    for cursor in excluded {
      if result.isEmpty { return }
      guard try cursor.seek(chunk) == chunk else { continue }
      part.removeAll()
      try cursor.addItems(to: &part)
      result.subtract(part)
    }
    items.formUnion(result)
  }
}

/// The items that at least one of some cursors has.
package final class UnionCursor: ChunkCursor {
  private struct Head {
    var chunk: Int64
    let cursor: any ChunkCursor
  }

  /// A binary heap with the least chunk at the root; filled at the first use.
  private var heads: [Head] = []
  private var unstarted: [any ChunkCursor]
  package let estimate: Int

  package init(_ cursors: [any ChunkCursor]) {
    unstarted = cursors
    // An estimate may be `Int.max` already: that of a part which any item may be in.
    estimate = cursors.reduce(0) { sum, cursor in
      let (total, overflows) = sum.addingReportingOverflow(cursor.estimate)
      return overflows ? .max : total
    }
  }

  package func seek(_ chunk: Int64) throws -> Int64? {
    if !unstarted.isEmpty { try start(at: chunk) }
    while let head = heads.first, head.chunk < chunk {
      if let next = try head.cursor.seek(chunk) {
        heads[0].chunk = next
      } else {
        heads.swapAt(0, heads.count - 1)
        heads.removeLast()
      }
      siftDown(from: 0)
    }
    return heads.first?.chunk
  }

  package func addItems(to items: inout ItemChunk) throws {
    guard let chunk = heads.first?.chunk else { return }
    // Whoever is at this chunk is at the root or below another one who is.
    var pending = [0]
    while let index = pending.popLast() {
      guard index < heads.count, heads[index].chunk == chunk else { continue }
      try heads[index].cursor.addItems(to: &items)
      pending.append(2 * index + 1)
      pending.append(2 * index + 2)
    }
  }

  private func start(at chunk: Int64) throws {
    for cursor in unstarted {
      if let first = try cursor.seek(chunk) { heads.append(Head(chunk: first, cursor: cursor)) }
    }
    unstarted = []
    for index in heads.indices.reversed() { siftDown(from: index) }
  }

  private func siftDown(from start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heads.count && heads[child].chunk < heads[least].chunk {
        least = child
      }
      if least == parent { return }
      heads.swapAt(parent, least)
      parent = least
    }
  }
}
