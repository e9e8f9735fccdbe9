/// Turns a stream of bytes into the records of an import, with bounded memory.
///
/// Bytes are fed in chunks of any size; how they are cut never matters. Each record, or why it
/// was refused, is handed over as soon as it is complete, so a caller may stop at the first bad
/// record (by throwing) or go on. After a throw the parser is to be thrown away.
///
/// Memory is the largest record plus one chunk, and a record is refused above 64 MiB.
package struct ImportParser {
  /// The greatest length of a record, in bytes.
  package static let maximumRecordBytes = 64 << 20

  /// The format that was given, or what the beginning of the input has shown.
  package private(set) var format: InterchangeFormat?
  /// Whether all has been read that can be; more bytes would be ignored.
  package private(set) var hasEnded = false
  private let columns: ImportColumns?
  private let recordLimit: Int
  private var buffer: [UInt8] = []
  private var framer = RecordFramer(quotes: false)
  private var reader: (any RecordReader)?
  private var hasContent = false

  /// Makes a parser.
  /// - Parameters:
  ///   - format: The format, or nil to let the input show it.
  ///   - columns: What the columns of CSV and TSV hold, or nil to let the header say it; the
  ///     standard without a header is item, then tags. Not for JSON Lines.
  ///   - recordLimit: The greatest length of a record, in bytes.
  package init(
    format: InterchangeFormat? = nil, columns: ImportColumns? = nil,
    recordLimit: Int = maximumRecordBytes
  ) {
    precondition(format != .jsonl || columns == nil, "JSON Lines has no columns")
    self.format = format
    self.columns = columns
    self.recordLimit = recordLimit
  }

  /// Takes the next bytes and hands over the records that they complete.
  package mutating func feed(
    _ bytes: UnsafeRawBufferPointer,
    _ body: (Result<ImportRecord, ImportError>) throws -> Void
  ) rethrows {
    guard !hasEnded else { return }
    buffer.append(contentsOf: bytes)
    try advance(atEnd: false, body)
  }

  /// Says that the input ends here, and hands over what that completes.
  package mutating func finish(
    _ body: (Result<ImportRecord, ImportError>) throws -> Void
  ) rethrows {
    guard !hasEnded else { return }
    try advance(atEnd: true, body)
    if !hasEnded, !hasContent { try body(.failure(.emptyInput)) }
    end()
  }

  private mutating func advance(
    atEnd: Bool, _ body: (Result<ImportRecord, ImportError>) throws -> Void
  ) rethrows {
    if reader == nil {
      let failure = begin(atEnd: atEnd)
      if let failure {
        end()
        return try body(.failure(failure))
      }
    }
    guard reader != nil else { return }
    while let frame = framer.next(in: buffer) {
      try handOver(frame, body)
      if hasEnded { return }
    }
    if atEnd, let frame = framer.rest(of: buffer) {
      try handOver(frame, body)
    } else if buffer.count - framer.start > recordLimit {
      let line = framer.startLine
      framer.abandon(buffer)
      try refuseLongRecord(line: line, body)
    }
    if hasEnded { return }
    buffer.removeSubrange(..<framer.start)
    framer.rebase()
  }

  private mutating func handOver(
    _ frame: RecordFramer.Frame,
    _ body: (Result<ImportRecord, ImportError>) throws -> Void
  ) rethrows {
    if frame.range.count > recordLimit { return try refuseLongRecord(line: frame.line, body) }
    if frame.range.isEmpty { return }
    let record = RawRecord(bytes: buffer[frame.range], line: frame.line)
    let result: Result<ImportRecord, ImportError>
    let isDecisive = reader?.awaitsHeader ?? false
    do throws(ImportError) {
      try record.checkEncoding()
      guard let read = try reader?.read(record) else {
        hasContent = hasContent || !record.isBlank
        return
      }
      result = .success(read)
    } catch {
      let failure = isDecisive ? error.endingInput : error
      if failure.endsInput { end() }
      result = .failure(failure)
    }
    hasContent = true
    try body(result)
  }

  private mutating func refuseLongRecord(
    line: Int, _ body: (Result<ImportRecord, ImportError>) throws -> Void
  ) rethrows {
    hasContent = true
    let advice = "look for a quote that opens a cell and is never closed"
    let isDecisive = reader?.awaitsHeader ?? false
    if isDecisive { end() }
    try body(
      .failure(
        ImportError(
          "the record is longer than \(recordLimit) bytes",
          advice: format == .csv ? advice : nil, line: line, endsInput: isDecisive)))
  }

  private mutating func end() {
    hasEnded = true
    buffer = []
  }

  /// Looks at the first bytes, once there are enough of them: encoding, then format.
  private mutating func begin(atEnd: Bool) -> ImportError? {
    guard buffer.count >= 4 || atEnd else { return nil }
    if let failure = ImportError.wideEncoding(of: buffer) { return failure }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = buffer.starts(with: mark) ? Array(buffer.dropFirst(mark.count)) : buffer
    // Needed even when the format was given: an array shows only at the first byte that counts.
    guard
      let detected = InterchangeFormat.detected(in: text, isTable: columns != nil, isWhole: atEnd)
    else { return nil }
    let found = format ?? detected
    format = found
    if found == .jsonl, let failure = ImportError.array(in: text) { return failure }
    buffer = text
    framer = RecordFramer(quotes: found == .csv)
    reader =
      switch found {
      case .jsonl: JSONLinesReader()
      case .csv: TableReader(.csv, columns: columns)
      case .tsv: TableReader(.tsv, columns: columns)
      }
    return nil
  }
}
