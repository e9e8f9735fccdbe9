/// Places in a text as UTF-8 offsets, which moves and deletions keep between grapheme clusters.
///
/// An offset inside a cluster is allowed as input: the text may have grown a combining mark there.
extension String {
  /// The index at an offset, which is brought into the text first.
  func index(atUTF8 offset: Int) -> Index {
    utf8.index(startIndex, offsetBy: min(max(offset, 0), utf8.count))
  }

  func utf8Offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// The end of the cluster that an offset stands in, or the offset if it stands between two.
  func boundary(atOrAfter offset: Int) -> Int {
    let index = index(atUTF8: offset)
    // Going on from inside a cluster leads to its end.
    return utf8Offset(of: isBoundary(index) ? index : self.index(after: index))
  }

  /// The beginning of the cluster that an offset stands in, or the offset if it stands between two.
  func boundary(atOrBefore offset: Int) -> Int {
    let index = index(atUTF8: offset)
    return utf8Offset(of: isBoundary(index) ? index : self.index(before: self.index(after: index)))
  }

  /// Where a key leads from a boundary.
  func offset(
    from offset: Int, _ direction: TagField.Direction, over distance: TagField.Distance
  ) -> Int {
    let index = index(atUTF8: offset)
    return switch (direction, distance) {
    case (.backward, .character): utf8Offset(of: self[..<index].dropLast().endIndex)
    case (.forward, .character): utf8Offset(of: self[index...].dropFirst().startIndex)
    case (.backward, .word): boundary(atOrBefore: utf8Offset(of: wordStart(before: index)))
    case (.forward, .word): boundary(atOrAfter: utf8Offset(of: wordEnd(after: index)))
    case (.backward, .text): 0
    case (.forward, .text): utf8.count
    }
  }

  // By scalars: a step back over clusters may take as long as the text before it, as in flags.
  private func wordStart(before index: Index) -> Index {
    let scalars = unicodeScalars
    let end = scalars[..<index].lastIndex { !TagSplitter.isWhiteSpace($0) } ?? startIndex
    let blank = scalars[..<end].lastIndex(where: TagSplitter.isWhiteSpace)
    return blank.map(scalars.index(after:)) ?? startIndex
  }

  private func wordEnd(after index: Index) -> Index {
    let scalars = unicodeScalars
    let start = scalars[index...].firstIndex { !TagSplitter.isWhiteSpace($0) } ?? endIndex
    return scalars[start...].firstIndex(where: TagSplitter.isWhiteSpace) ?? endIndex
  }

  /// How many bytes at the end are those at the end of another text.
  func commonSuffixLength(with other: String) -> Int {
    var length = 0
    var (bytes, otherBytes) = (utf8.reversed().makeIterator(), other.utf8.reversed().makeIterator())
    while let byte = bytes.next(), byte == otherBytes.next() { length += 1 }
    return length
  }

  /// Whether the bytes are the same; `==` also calls canonically equivalent texts equal.
  func isSameText(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  private func isBoundary(_ index: Index) -> Bool {
    index == startIndex || index == endIndex || Index(index, within: self) != nil
  }
}
