/// One word of a fragment, which has to begin at a word of the name.
///
/// A complete word has to end with a word of the name too. No two typed words may begin at one
/// place: `free f` matches `fat free`, not `gluten free`.
///
/// Two typed words never fit at one place, or else one of them stands only where the other one can
/// as well. So there is a place for each of them if and only if each has as many places as there
/// are typed words that stand only there.
struct TypedWord: Hashable, Sendable {
  let bytes: [UInt8]
  /// Whether only a whole word will do, not the beginning of one.
  let isComplete: Bool
  /// How many typed words can stand only where this one can; the word itself is one of them.
  private(set) var requiredPlaces = 1

  private init(bytes: [UInt8], isComplete: Bool) {
    self.bytes = bytes
    self.isComplete = isComplete
  }

  /// The words of a fragment, in the order in which they were typed.
  static func words(of fragment: Fragment) -> [TypedWord] {
    var words = fragment.words.map { TypedWord(bytes: Array($0.utf8), isComplete: true) }
    if let last = words.last, !fragment.endsWord {
      words[words.count - 1] = TypedWord(bytes: last.bytes, isComplete: false)
    }
    for index in words.indices {
      words[index].requiredPlaces = words.count { $0.standsOnlyWhere(words[index]) }
    }
    return words
  }

  /// Whether every place for this word is one for the other as well.
  func standsOnlyWhere(_ other: TypedWord) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard bytes.starts(with: other.bytes) else { return false }
      if !other.isComplete { return true }
      return bytes.count == other.bytes.count ? isComplete : bytes.endsWord(at: other.bytes.count)
    }
  }

  /// Whether the name has a place for the word, and for each that needs one of the same places.
  func hasEnoughPlaces(in name: UnsafeBufferPointer<UInt8>) -> Bool {
    var places = 0
    var next = place(in: name, from: 0)
    while let offset = next {
      places += 1
      if places == requiredPlaces { return true }
      next = place(in: name, from: offset + 1)
    }
    return false
  }

  /// The first offset, not before a start, at which the word fits.
  func place(in name: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var next = name.offset(of: bytes, from: start)
      while let offset = next {
        if name.beginsWord(at: offset), !isComplete || name.endsWord(at: offset + bytes.count) {
          return offset
        }
        next = name.offset(of: bytes, from: offset + 1)
      }
      return nil
    }
  }
}
