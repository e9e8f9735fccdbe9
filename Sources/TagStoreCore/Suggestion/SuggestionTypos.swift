/// Finds names that are a slip of the finger away from the typed text.
///
/// A slip is a missing, needless or wrong scalar, or two neighbours in the wrong order. One is
/// forgiven in a text of four scalars, two from eight on. What is compared is the text and the
/// beginning of a word of the name, with whatever follows it; after a text that ends with a space no
/// word may go on.
///
/// Only names that share a piece of the text are looked at: the text is cut into one piece more than
/// slips are forgiven, so one piece is untouched, the first of them at the beginning of a word; or
/// else a slip swapped the scalars on both sides of a cut. Of those names the first ``nameLimit``
/// are looked at in the order of ``SuggestionPlace``, so that the time has a bound.
package struct SuggestionTypos: Sendable {
  /// How many names that share a piece of the text are looked at.
  package static let nameLimit = 250

  private struct Piece {
    let bytes: [UInt8]
    let scalars: ArraySlice<Unicode.Scalar>
    let beginsWord: Bool
  }

  private let typed: [Unicode.Scalar]
  /// Whether the text ends with a whole word, not the beginning of one.
  private let endsWord: Bool
  private let pieces: [Piece]
  /// How many slips are forgiven.
  package let forgiven: Int

  /// `nil` when the fragment is too short for a slip to be forgiven.
  package init?(in fragment: Fragment) {
    typed = Array(fragment.searchKey.unicodeScalars)
    endsWord = fragment.endsWord
    guard typed.count >= 4, fragment.canBeInName else { return nil }
    forgiven = typed.count >= 8 ? 2 : 1
    pieces = Self.pieces(of: typed, count: forgiven + 1)
  }

  private static func pieces(of typed: [Unicode.Scalar], count: Int) -> [Piece] {
    let cuts = (0...count).map { $0 * typed.count / count }
    var pieces: [Piece] = []
    func add(_ scalars: [Unicode.Scalar], at start: Int) {
      let text = String(String.UnicodeScalarView(scalars))
      pieces.append(Piece(bytes: Array(text.utf8), scalars: scalars[...], beginsWord: start == 0))
    }
    for (start, end) in zip(cuts, cuts.dropFirst()) { add(Array(typed[start..<end]), at: start) }
    for cut in cuts.dropFirst().dropLast() {
      add([typed[cut - 2], typed[cut], typed[cut - 1]], at: cut - 2)
    }
    return pieces
  }

  /// For each piece, the grams that a name which shares it must have.
  package var grams: [[String]] {
    pieces.map {
      SuggestionGrams.required(for: $0.scalars, at: $0.beginsWord ? .wordStart : .anywhere)
    }
  }

  /// Whether a name shares a piece of the text.
  package func sharesPiece(with name: UnsafeBufferPointer<UInt8>) -> Bool {
    pieces.contains { piece in
      piece.bytes.withUnsafeBufferPointer { bytes in
        var next = name.offset(of: bytes)
        while let offset = next {
          if !piece.beginsWord || name.beginsWord(at: offset) { return true }
          next = name.offset(of: bytes, from: offset + 1)
        }
        return false
      }
    }
  }

  /// The least number of slips that make the text the beginning of a word of the name with what
  /// follows it; `nil` when they are more than are forgiven.
  package func edits(in name: UnsafeBufferPointer<UInt8>) -> Int? {
    var best = forgiven + 1
    var offset = 0
    while offset < name.count {
      if name[offset] & 0xC0 != 0x80, name.beginsWord(at: offset) {
        best = min(best, edits(to: name, from: offset))
      }
      offset += 1
    }
    return best > forgiven ? nil : best
  }

  /// Compares row by row, each for one more scalar of the name: the optimal string alignment
  /// distance, in which no scalar is edited twice.
  private func edits(to name: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    // Three rows in turn: before the last one, the last one and the current one.
    let width = typed.count + 1
    var rows = Array(repeating: forgiven + 1, count: 3 * width)
    for index in 0..<width { rows[index] = index }
    var (beforeLast, last, row) = (2 * width, 0, width)
    var best = forgiven + 1
    var previous: Unicode.Scalar?
    var end = start
    let reach = typed.count + forgiven
    let text = String(decoding: name[start...].prefix(4 * reach), as: UTF8.self)
    for scalar in text.unicodeScalars.prefix(reach) {
      rows[row] = rows[last] + 1
      var least = rows[row]
      for index in typed.indices {
        var edits = min(rows[last + index + 1], rows[row + index]) + 1
        edits = min(edits, rows[last + index] + (typed[index] == scalar ? 0 : 1))
        if index > 0, typed[index] == previous, typed[index - 1] == scalar {
          edits = min(edits, rows[beforeLast + index - 1] + 1)
        }
        rows[row + index + 1] = edits
        least = min(least, edits)
      }
      end += UTF8.width(scalar)
      // Bytes that are no UTF-8 are read as a longer scalar than they are.
      if !endsWord || end >= name.count || name.endsWord(at: end) {
        best = min(best, rows[row + typed.count])
      }
      if least > forgiven { break }
      (beforeLast, last, row, previous) = (last, row, beforeLast, scalar)
    }
    return best
  }
}
