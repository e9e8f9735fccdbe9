/// The items that all of some cursors have and none of some others.
package final class IntersectionCursor: ItemCursor {
  private let included: [any ItemCursor]
  private let excluded: [any ItemCursor]

  /// - Parameters:
  ///   - included: What an item must be in; at least one.
  ///   - excluded: What it must not be in.
  package init(included: [any ItemCursor], excluded: [any ItemCursor]) {
    precondition(!included.isEmpty, "an intersection of nothing is not everything")
    self.included = included.sorted { $0.estimate < $1.estimate }
    self.excluded = excluded
  }

  package var estimate: Int { included[0].estimate }

  package func seek(_ id: Int64) throws -> Int64? {
    var candidate = id
    search: while true {
      for cursor in included {
        guard let found = try cursor.seek(candidate) else { return nil }
        if found > candidate {
          candidate = found
          // The rarest jumps first from the new place, unless it made the jump itself.
          if cursor !== included[0] { continue search }
        }
      }
      for cursor in excluded where try cursor.seek(candidate) == candidate {
        candidate += 1
        continue search
      }
      return candidate
    }
  }
}

/// The items that at least one of some cursors has.
package final class UnionCursor: ItemCursor {
  private struct Head {
    var id: Int64
    let cursor: any ItemCursor
  }

  /// A binary heap with the least id at the root; filled at the first use.
  private var heads: [Head] = []
  private var unstarted: [any ItemCursor]
  package let estimate: Int

  package init(_ cursors: [any ItemCursor]) {
    unstarted = cursors
    // An estimate may be `Int.max` already: that of a part which any item may be in.
    estimate = cursors.reduce(0) { sum, cursor in
      let (total, overflows) = sum.addingReportingOverflow(cursor.estimate)
      return overflows ? .max : total
    }
  }

  package func seek(_ id: Int64) throws -> Int64? {
    if !unstarted.isEmpty { try start(at: id) }
    while let head = heads.first, head.id < id {
      if let next = try head.cursor.seek(id) {
        heads[0].id = next
      } else {
        heads.swapAt(0, heads.count - 1)
        heads.removeLast()
      }
      siftDown(from: 0)
    }
    return heads.first?.id
  }

  private func start(at id: Int64) throws {
    for cursor in unstarted {
      if let first = try cursor.seek(id) { heads.append(Head(id: first, cursor: cursor)) }
    }
    unstarted = []
    for index in heads.indices.reversed() { siftDown(from: index) }
  }

  private func siftDown(from start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heads.count && heads[child].id < heads[least].id {
        least = child
      }
      if least == parent { return }
      heads.swapAt(parent, least)
      parent = least
    }
  }
}
