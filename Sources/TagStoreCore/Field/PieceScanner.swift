/// Walks over a text and yields the pieces between its separators, skipping blank ones.
///
/// Every step looks ahead at most to the next quote that could open a piece, so that a whole text
/// takes linear time: a quote that opens a piece stands after a separator or white space, is
/// therefore never escaped, and ends any look-ahead that began before it.
struct PieceScanner {
  typealias Index = String.Index

  /// What stands between two separators.
  struct Piece {
    /// Where it stands in the text, without white space around it but with its quotes.
    let range: Range<Index>
    /// Its text, unquoted.
    let text: String
    /// Whether a separator follows it.
    let isClosed: Bool
    /// Whether a separator stands somewhere before it.
    let followsSeparator: Bool
    /// Whether it begins with a quote that is never closed, so that more typing may still close it.
    let hasOpenQuote: Bool
  }

  private let scalars: String.UnicodeScalarView
  private let splitter: TagSplitter
  private(set) var position: Index
  /// Whether a separator has been passed.
  private(set) var hasCut = false

  init(_ text: String, _ splitter: TagSplitter) {
    scalars = text.unicodeScalars
    self.splitter = splitter
    position = scalars.startIndex
  }

  /// The next piece that is not blank, or nil at the end of the text.
  mutating func next() -> Piece? {
    while position < scalars.endIndex {
      let start = skipWhiteSpace(from: position)
      guard start < scalars.endIndex else { break }
      let quote = scalars[start] == "\"" ? readQuotes(from: start) : .absent
      let piece =
        if case .closed(let text, let range, let end) = quote {
          take(text, range, endingAt: end, hasOpenQuote: false)
        } else {
          takeOrdinary(from: start, hasOpenQuote: quote == .open)
        }
      if piece.text.unicodeScalars.contains(where: { !TagSplitter.isWhiteSpace($0) }) {
        return piece
      }
    }
    position = scalars.endIndex
    return nil
  }
}

extension PieceScanner {
  private enum Quote: Equatable {
    case absent
    case open
    case closed(String, Range<Index>, end: Index)
  }

  /// Reads a quoted piece; `end` is where its separator stands, or the end of the text.
  private func readQuotes(from start: Index) -> Quote {
    var text = ""
    var index = scalars.index(after: start)
    while index < scalars.endIndex {
      var scalar = scalars[index]
      index = scalars.index(after: index)
      if scalar == "\"" {
        let end = skipWhiteSpace(from: index)
        let isEnd = end == scalars.endIndex || splitter.separates(scalars[end])
        return isEnd ? .closed(text, start..<index, end: end) : .absent
      }
      if scalar == "\\" {
        guard index < scalars.endIndex else { return .open }
        scalar = scalars[index]
        index = scalars.index(after: index)
      }
      text.unicodeScalars.append(scalar)
    }
    return .open
  }

  private mutating func takeOrdinary(from start: Index, hasOpenQuote: Bool) -> Piece {
    var index = start
    var end = start
    while index < scalars.endIndex, !splitter.separates(scalars[index]) {
      let isBlank = TagSplitter.isWhiteSpace(scalars[index])
      index = scalars.index(after: index)
      if !isBlank { end = index }
    }
    let text = String(scalars[start..<end])
    return take(text, start..<end, endingAt: index, hasOpenQuote: hasOpenQuote)
  }

  private mutating func take(
    _ text: String, _ range: Range<Index>, endingAt end: Index, hasOpenQuote: Bool
  ) -> Piece {
    let isClosed = end < scalars.endIndex
    defer { hasCut = hasCut || isClosed }
    position = isClosed ? scalars.index(after: end) : end
    return Piece(
      range: range,
      text: text,
      isClosed: isClosed,
      followsSeparator: hasCut,
      hasOpenQuote: hasOpenQuote
    )
  }

  /// The first place from `start` on that holds no white space, or a separator that is some.
  private func skipWhiteSpace(from start: Index) -> Index {
    var index = start
    while index < scalars.endIndex, TagSplitter.isWhiteSpace(scalars[index]),
      !splitter.separates(scalars[index])
    {
      index = scalars.index(after: index)
    }
    return index
  }
}
