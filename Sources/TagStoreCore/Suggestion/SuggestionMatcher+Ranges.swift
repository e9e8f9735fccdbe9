extension SuggestionMatcher {
  /// The ranges of a name that answer the fragment, as ``Suggestion/matchedRanges`` describes them.
  func matchedRanges(in tag: Tag, isAlias: Bool) -> [Range<String.Index>] {
    let key = Array(tag.key.utf8)
    let searchKey = Array(tag.searchKey.utf8)
    return key.withUnsafeBufferPointer { key in
      searchKey.withUnsafeBufferPointer { searchKey in
        guard let match = match(key: key, searchKey: searchKey, isAlias: isAlias) else { return [] }
        switch match.tier {
        case .context, .typo: return []
        case .exact, .exactAlias: return [tag.name.startIndex..<tag.name.endIndex]
        case .allWords: return FoldedName(of: tag)?.ranges(of: wordRanges(in: searchKey)) ?? []
        case .namePrefix, .wordPrefix, .substring:
          let range = match.offset..<match.offset + self.searchKey.count
          return FoldedName(of: tag)?.ranges(of: [range]) ?? []
        }
      }
    }
  }

  /// The first free place of each typed word.
  ///
  /// Words that fit in fewer places choose before those that fit there and elsewhere.
  private func wordRanges(in name: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var taken: Set<Int> = []
    var ranges: [Range<Int>] = []
    let choosyFirst = words.sorted {
      if $0.bytes.count != $1.bytes.count { return $0.bytes.count > $1.bytes.count }
      return $0.isComplete && !$1.isComplete
    }
    for word in choosyFirst {
      var place = word.place(in: name, from: 0)
      while let offset = place, taken.contains(offset) {
        place = word.place(in: name, from: offset + 1)
      }
      guard let place else { continue }
      taken.insert(place)
      ranges.append(place..<place + word.bytes.count)
    }
    return ranges
  }
}
