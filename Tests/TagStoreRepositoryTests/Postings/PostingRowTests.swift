import TagStoreRepository
import TagStoreTestSupport
import Testing

struct PostingRowTests {
  private func unpacked(_ rows: [PostingRow]) -> [Int64] {
    var ids: [Int64] = []
    for row in rows {
      row.bytes.withUnsafeBytes { PostingRow.unpack(chunk: row.chunk, $0, into: &ids) }
    }
    return ids
  }

  static let spacings: [Int64] = [1, 2, 3, 7, 8, 9, 64, 500, 4_096, 100_000, 1 << 40]

  @Test(arguments: spacings)
  func `rows hold the items that were packed, in at most 512 bytes each`(spacing: Int64) {
    var generator = SplitMix64(seed: UInt64(spacing))
    var ids: [Int64] = [0]
    for _ in 0..<20_000 {
      ids.append(ids[ids.count - 1] + .random(in: 1...spacing, using: &generator))
    }
    let rows = PostingRow.rows(of: ids)
    #expect(unpacked(rows) == ids)
    #expect(rows.allSatisfy { $0.bytes.count <= ItemChunk.bitmapSize })
    // A chunk is in one row alone, and rows begin where they say.
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.chunk < $1.chunk })
    for (row, next) in zip(rows, rows.dropFirst()) {
      let items = unpacked([row])
      #expect(items.first.map { $0 >> 12 } == row.chunk)
      #expect(items.allSatisfy { $0 >> 12 < next.chunk })
    }
  }

  @Test func `few items take few bytes, and no items no row`() {
    #expect(PostingRow.rows(of: []) == [])
    #expect(PostingRow.rows(of: [4_097, 4_100]) == [PostingRow(chunk: 1, bytes: [1, 2])])
    #expect(PostingRow.rows(of: 0..<511).map(\.bytes.count) == [511])
    #expect(PostingRow.rows(of: 0..<512).map(\.bytes.count) == [512])
    #expect(PostingRow.rows(of: 0..<4_096).map(\.bytes) == [[UInt8](repeating: 255, count: 512)])
  }

  @Test(arguments: [[0x80], [0xff, 0xff], [UInt8](repeating: 0xff, count: 300), []])
  func `damaged bytes are read as something or nothing, without a trap`(bytes: [UInt8]) {
    var ids: [Int64] = []
    for chunk in [0, .max >> 12, .min, .max] as [Int64] {
      bytes.withUnsafeBytes { PostingRow.unpack(chunk: chunk, $0, into: &ids) }
      (bytes + [0x7f, 1]).withUnsafeBytes { PostingRow.unpack(chunk: chunk, $0, into: &ids) }
    }
    #expect(ids.count <= 12)
  }
}
