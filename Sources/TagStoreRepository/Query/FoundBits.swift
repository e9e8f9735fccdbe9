/// Found items in one run of memory, for counting how many of them are in rows of postings.
struct FoundBits {
  /// The bits of each chunk that holds found items, after those of an empty one.
  private var words = [UInt64](repeating: 0, count: 64)
  /// Where the bits of each chunk begin, from chunk 0 on; 0 where nothing was found.
  private var starts: [Int] = []

  /// Chunks beyond this one would make the table of starts too large.
  private static let lastChunk: Int64 = 1 << 20

  /// - Returns: Nil when ids are too great for this.
  init?(_ found: ItemSet) {
    guard let last = found.chunks.last?.number, last <= Self.lastChunk else { return nil }
    starts = [Int](repeating: 0, count: Int(last) + 1)
    for (number, items) in found.chunks {
      starts[Int(number)] = words.count
      items.appendWords(to: &words)
    }
  }

  /// How many of the found items a row of postings holds.
  func commonCount(chunk: Int64, _ bytes: UnsafeRawBufferPointer) -> Int {
    words.withUnsafeBufferPointer { words in
      starts.withUnsafeBufferPointer { starts in
        func start(_ chunk: Int64) -> Int {
          chunk >= 0 && chunk < starts.count ? starts[Int(chunk)] : 0
        }
        if bytes.count == ItemChunk.bitmapSize {
          let start = start(chunk)
          if start == 0 { return 0 }
          return ItemChunk.commonCount(
            UnsafeBufferPointer(rebasing: words[start..<start + 64]), bitmap: bytes)
        }
        var count = 0
        PostingRow.forEachGap(chunk: chunk, bytes) { id in
          let word = words[
            start(ItemChunk.number(of: id)) + (Int(truncatingIfNeeded: id >> 6) & 63)]
          count &+= Int(truncatingIfNeeded: word >> (UInt64(truncatingIfNeeded: id) & 63) & 1)
        }
        return count
      }
    }
  }
}
