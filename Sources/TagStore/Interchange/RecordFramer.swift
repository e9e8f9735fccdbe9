/// Cuts a stream of bytes into raw records at LF, CR and CRLF.
///
/// It works on a buffer that grows at its end. It looks at each byte once, so a record that
/// arrives in many pieces costs no more than one that arrives whole.
struct RecordFramer {
  /// The bytes of a record in the buffer, and the line on which it begins.
  struct Frame: Hashable {
    let range: Range<Int>
    let line: Int
  }

  private enum State {
    case cellStart, plain, quoted, quoteInQuoted
  }

  /// The index where the record begins that is not complete yet.
  private(set) var start = 0
  /// The line on which that record begins.
  private(set) var startLine = 1
  private let quotes: Bool
  private var index = 0
  private var line = 1
  private var state = State.cellStart
  private var afterCarriageReturn = false
  private var abandoned = false

  /// Makes a framer.
  /// - Parameter quotes: Whether line ends inside the quoted cells of CSV belong to the record.
  init(quotes: Bool) {
    self.quotes = quotes
  }

  /// The next complete record, or nil when the buffer must grow first.
  mutating func next(in buffer: [UInt8]) -> Frame? {
    while index < buffer.count {
      let byte = buffer[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        let endsCarriageReturn = byte == UInt8(ascii: "\n") && afterCarriageReturn
        afterCarriageReturn = byte == UInt8(ascii: "\r")
        if !endsCarriageReturn { line += 1 }
        if state == .quoted { continue }
        let frame = Frame(range: start..<(index - 1), line: startLine)
        let isRecord = !endsCarriageReturn && !abandoned
        if !endsCarriageReturn { abandoned = false }
        start = index
        startLine = line
        state = .cellStart
        if isRecord { return frame }
        continue
      case UInt8(ascii: "\"") where quotes:
        state =
          switch state {
          case .cellStart, .quoteInQuoted: .quoted
          case .quoted: .quoteInQuoted
          case .plain: .plain
          }
      case UInt8(ascii: ",") where quotes:
        if state != .quoted { state = .cellStart }
      default:
        if state != .quoted { state = .plain }
      }
      afterCarriageReturn = false
    }
    return nil
  }

  /// The record that the end of the input completes, if there is one.
  func rest(of buffer: [UInt8]) -> Frame? {
    guard start < buffer.count, !abandoned else { return nil }
    return Frame(range: start..<buffer.count, line: startLine)
  }

  /// Leaves out the incomplete record: what has come of it and what is still to come.
  mutating func abandon(_ buffer: [UInt8]) {
    start = buffer.count
    abandoned = true
  }

  /// Says that everything before ``start`` was removed from the buffer.
  mutating func rebase() {
    index -= start
    start = 0
  }
}
