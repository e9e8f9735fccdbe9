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
