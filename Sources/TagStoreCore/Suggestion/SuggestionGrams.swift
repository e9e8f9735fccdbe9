/// The short pieces of a search key by which an index of names finds it.
///
/// Pieces, called grams, have one to three scalars. A name has all that stand in it; those that
/// begin a word once more with a mark, and those that begin the name, the empty one too, with
/// another mark. Marked ones have up to four scalars, as people type beginnings most. Text is in a
/// name only if its grams are; the names that an index finds so are a few too many at the worst,
/// and a ``SuggestionMatcher`` decides.
///
/// A gram is text without ASCII white space, punctuation or capitals, so that a plain tokenizer
/// keeps it whole: such characters are replaced, and some of them by the same one.
package enum SuggestionGrams {
  /// Where a gram has to stand.
  package enum Place: Sendable {
    case nameStart
    case wordStart
    case anywhere

    /// The greatest length of a gram, in scalars.
    fileprivate var length: Int { self == .anywhere ? 3 : 4 }
  }

  /// All grams of a search key, separated by spaces; the same gram may come more than once.
  /// - Complexity: O(*n*) in the length of the search key.
  package static func document(of searchKey: String) -> String {
    var searchKey = searchKey
    return searchKey.withUTF8 { name in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(name.count * 16)
      let starts = name.indices.filter { name[$0] & 0xC0 != 0x80 } + [name.count]
      for (index, start) in starts.dropLast().enumerated() {
        let beginsWord = name.beginsWord(at: start)
        func append(_ place: Place) {
          for end in starts[(index + 1)...].prefix(place.length) {
            Self.append(name[start..<end], at: place, to: &bytes)
          }
        }
        append(.anywhere)
        if beginsWord { append(.wordStart) }
        if index == 0 { append(.nameStart) }
      }
      append([], at: .nameStart, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The gram that every name has.
  static let ofEveryName = gram([], at: .nameStart)

  /// The grams that a name must have when text stands in it at a place; none for no text.
  package static func required(
    for text: some Collection<Unicode.Scalar>, at place: Place
  ) -> [String] {
    let scalars = Array(text)
    if scalars.isEmpty { return [] }
    let last = scalars.count - Place.anywhere.length
    // Every third gram covers the rest; the last one may overlap the one before it.
    let rest = stride(from: place.length, to: scalars.count, by: Place.anywhere.length)
    return [gram(scalars.prefix(place.length), at: place)]
      + rest.map { start in
        gram(scalars[min(start, last)...].prefix(Place.anywhere.length), at: .anywhere)
      }
  }

  private static func gram(_ scalars: ArraySlice<Unicode.Scalar>, at place: Place) -> String {
    var bytes: [UInt8] = []
    Array(String(String.UnicodeScalarView(scalars)).utf8).withUnsafeBufferPointer {
      append($0[...], at: place, to: &bytes)
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  private static func append(
    _ gram: some Sequence<UInt8>, at place: Place, to bytes: inout [UInt8]
  ) {
    // U+0082 and U+0083 stand for no ASCII character below, and in no key.
    switch place {
    case .anywhere: break
    case .wordStart: bytes += [0xC2, 0x82]
    case .nameStart: bytes += [0xC2, 0x83]
    }
    for byte in gram {
      let isDigit = byte &- UInt8(ascii: "0") < 10
      if byte >= 0x80 || isDigit || byte &- UInt8(ascii: "a") < 26 {
        bytes.append(byte)
      } else {
        bytes += [0xC2, 0x80 | byte & 0x3F]
      }
    }
    bytes.append(UInt8(ascii: " "))
  }
}
