/// The characters of a name beside the bytes of its search key that each of them became.
struct FoldedName {
  private struct Piece {
    let characters: Range<String.Index>
    let bytes: Range<Int>
  }

  private var pieces: [Piece] = []

  /// Folds a name character by character; `nil` when together they fold in another way.
  init?(of tag: Tag) {
    let searchKey = Array(tag.searchKey.utf8)
    if searchKey.count == tag.name.utf8.count, tag.name.utf8.allSatisfy({ $0 < 0x80 }) {
      // Each character is one byte here and there.
      pieces = zip(tag.name.indices, searchKey.indices).map { index, byte in
        Piece(characters: index..<tag.name.index(after: index), bytes: byte..<byte + 1)
      }
      return
    }
    var folded: [UInt8] = []
    for index in tag.name.indices {
      let next = tag.name.index(after: index)
      let start = folded.count
      folded.append(contentsOf: Self.folded(tag.name[index]).utf8)
      pieces.append(Piece(characters: index..<next, bytes: start..<folded.count))
    }
    if folded != searchKey { return nil }
  }

  /// The search key of one character; empty for one that leaves no trace in the search key.
  private static func folded(_ character: Character) -> String {
    if character == " " { return " " }
    do throws(TagRefusal) {
      return try Tag(String(character)).searchKey
    } catch {
      return ""
    }
  }

  /// The ranges of characters that cover ranges of bytes, in ascending order and not touching.
  func ranges(of byteRanges: [Range<Int>]) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    for piece in pieces where byteRanges.contains(where: { $0.overlaps(piece.bytes) }) {
      if let last = ranges.last, last.upperBound == piece.characters.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<piece.characters.upperBound
      } else {
        ranges.append(piece.characters)
      }
    }
    return ranges
  }
}
