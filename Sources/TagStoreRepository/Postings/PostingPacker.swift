/// Packs ascending ids into rows, as few as fit.
package struct PostingPacker {
  private var rows: [PostingRow] = []
  /// The items of the last chunk, which may get more.
  private var group: [Int64] = []
  /// The row before that, which may have room for them.
  private var open: (chunk: Int64, bytes: [UInt8], next: Int64)?

  package init() {}

  /// Adds an id, greater than all before.
  package mutating func append(_ id: Int64) {
    if let last = group.last, ItemChunk.number(of: last) != ItemChunk.number(of: id) {
      closeGroup()
    }
    group.append(id)
  }

  /// Packs what is still open.
  package mutating func finish() {
    closeGroup()
    closeRow()
  }

  /// The rows that are complete, which are forgotten.
  package mutating func takeRows() -> [PostingRow] {
    defer { rows.removeAll(keepingCapacity: true) }
    return rows
  }

  private mutating func closeGroup() {
    guard let first = group.first else { return }
    defer { group.removeAll(keepingCapacity: true) }
    let chunk = ItemChunk.number(of: first)
    if let row = open {
      let bytes = row.bytes + Self.gaps(group, from: row.next)
      if bytes.count < ItemChunk.bitmapSize {
        open = (row.chunk, bytes, group[group.count - 1] + 1)
        return
      }
      closeRow()
    }
    let bytes = Self.gaps(group, from: ItemChunk.firstID(of: chunk))
    if bytes.count < ItemChunk.bitmapSize {
      open = (chunk, bytes, group[group.count - 1] + 1)
    } else {
      var items = ItemChunk()
      for id in group { items.insert(id) }
      rows.append(PostingRow(chunk: chunk, bytes: items.bitmap))
    }
  }

  private mutating func closeRow() {
    if let row = open { rows.append(PostingRow(chunk: row.chunk, bytes: row.bytes)) }
    open = nil
  }

  private static func gaps(_ ids: [Int64], from start: Int64) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * ids.count)
    var next = start
    for id in ids {
      var gap = UInt64(bitPattern: id &- next)
      while gap >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: gap) | 0x80)
        gap >>= 7
      }
      bytes.append(UInt8(truncatingIfNeeded: gap))
      next = id &+ 1
    }
    return bytes
  }
}
