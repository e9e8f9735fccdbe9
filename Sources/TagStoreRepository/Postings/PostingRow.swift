/// Some of the items of a tag as one row of the table of postings holds them.
package struct PostingRow: Hashable {
  /// The number of the first chunk that the row covers.
  package let chunk: Int64
  /// At most 512 bytes; exactly as many are a bitmap of that chunk.
  package let bytes: [UInt8]

  package init(chunk: Int64, bytes: [UInt8]) {
    self.chunk = chunk
    self.bytes = bytes
  }

  /// The rows that hold these items.
  /// - Parameter ids: Ascending.
  package static func rows<IDs: Sequence<Int64>>(of ids: IDs) -> [PostingRow] {
    var packer = PostingPacker()
    for id in ids { packer.append(id) }
    packer.finish()
    return packer.takeRows()
  }

  /// Adds the items of a row to a list, in order.
  package static func unpack(
    chunk: Int64, _ bytes: UnsafeRawBufferPointer, into ids: inout [Int64]
  ) {
    if bytes.count == ItemChunk.bitmapSize {
      var items = ItemChunk()
      items.formUnion(bitmap: bytes)
      items.forEachOffset { offset in
        ids.append(ItemChunk.firstID(of: chunk) + Int64(offset))
        return true
      }
    } else {
      forEachGap(chunk: chunk, bytes) { ids.append($0) }
    }
  }

  /// Gives the items of a row that is no bitmap, in order.
  @inline(__always)
  static func forEachGap(
    chunk: Int64, _ bytes: UnsafeRawBufferPointer, _ body: (Int64) -> Void
  ) {
    var next = ItemChunk.firstID(of: chunk)
    var gap: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      gap |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 {
        // A damaged file must not trap, so what overflows wraps around.
        let id = next &+ Int64(bitPattern: gap)
        body(id)
        next = id &+ 1
        gap = 0
        shift = 0
      } else {
        shift += 7
      }
    }
  }
}

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
