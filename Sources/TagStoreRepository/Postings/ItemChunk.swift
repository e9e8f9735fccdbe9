/// A set of some of 4,096 items whose ids follow each other: those with the same `id >> 12`.
///
/// Sets of items are added, intersected and counted 64 items at a time.
package struct ItemChunk: Hashable, Sendable {
  /// The number of bytes that the set takes as a bitmap.
  package static let bitmapSize = 512

  private var words = [UInt64](repeating: 0, count: 64)

  /// Makes an empty set.
  package init() {}

  /// The number of the chunk that an item is in.
  package static func number(of id: Int64) -> Int64 { id >> 12 }

  /// The id of the first item that a chunk may hold.
  package static func firstID(of chunk: Int64) -> Int64 { chunk << 12 }

  /// Adds the item with this id, whose chunk is this one.
  package mutating func insert(_ id: Int64) {
    words[Int(truncatingIfNeeded: id >> 6) & 63] |= 1 << (UInt64(truncatingIfNeeded: id) & 63)
  }

  /// Takes out the item with this id, whose chunk is this one.
  package mutating func remove(_ id: Int64) {
    words[Int(truncatingIfNeeded: id >> 6) & 63] &= ~(1 << (UInt64(truncatingIfNeeded: id) & 63))
  }

  /// Whether the item with this id, whose chunk is this one, is in the set.
  package func contains(_ id: Int64) -> Bool {
    let bit = UInt64(truncatingIfNeeded: id) & 63
    return words[Int(truncatingIfNeeded: id >> 6) & 63] >> bit & 1 == 1
  }

  /// Makes the set empty.
  package mutating func removeAll() {
    for index in words.indices { words[index] = 0 }
  }

  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  package var count: Int {
    var sum = 0
    for word in words { sum &+= word.nonzeroBitCount }
    return sum
  }

  package mutating func formUnion(_ other: ItemChunk) { combine(other) { $0 | $1 } }

  package mutating func formIntersection(_ other: ItemChunk) { combine(other) { $0 & $1 } }

  package mutating func subtract(_ other: ItemChunk) { combine(other) { $0 & ~$1 } }

  private mutating func combine(_ other: ItemChunk, _ operation: (UInt64, UInt64) -> UInt64) {
    other.words.withUnsafeBufferPointer { other in
      words.withUnsafeMutableBufferPointer { words in
        for index in 0..<64 { words[index] = operation(words[index], other[index]) }
      }
    }
  }

  /// Gives the place of each item in the chunk, ascending, until the work says that it has enough.
  /// - Returns: Whether the work wants more.
  @discardableResult
  package func forEachOffset(_ body: (Int) throws -> Bool) rethrows -> Bool {
    for index in 0..<64 {
      var word = words[index]
      while word != 0 {
        guard try body(index * 64 + word.trailingZeroBitCount) else { return false }
        word &= word - 1
      }
    }
    return true
  }
}

/// The set as the bytes of a bitmap.
extension ItemChunk {
  /// Adds the items of a bitmap.
  package mutating func formUnion(bitmap: UnsafeRawBufferPointer) {
    words.withUnsafeMutableBufferPointer { words in
      for index in 0..<64 { words[index] |= Self.word(index, of: bitmap) }
    }
  }

  /// Adds the set's words to a list.
  func appendWords(to list: inout [UInt64]) { list += words }

  /// How many items of a bitmap are among those of a set's words.
  static func commonCount(
    _ words: UnsafeBufferPointer<UInt64>, bitmap: UnsafeRawBufferPointer
  ) -> Int {
    var sum = 0
    for index in 0..<64 { sum &+= (words[index] & word(index, of: bitmap)).nonzeroBitCount }
    return sum
  }

  private static func word(_ index: Int, of bitmap: UnsafeRawBufferPointer) -> UInt64 {
    UInt64(littleEndian: bitmap.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
  }

  /// The set as 512 bytes: item *n* of the chunk is bit *n* mod 8 of byte *n* div 8.
  package var bitmap: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.bitmapSize)
    for word in words { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
    return bytes
  }
}
