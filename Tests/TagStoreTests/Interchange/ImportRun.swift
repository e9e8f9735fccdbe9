import TagStore

/// What a parser made of a whole input, fed in chunks.
struct ImportRun: Equatable {
  var results: [Result<ImportRecord, ImportError>] = []
  var format: InterchangeFormat?

  var records: [ImportRecord] { results.compactMap { try? $0.get() } }

  var errors: [ImportError] {
    results.compactMap { result in
      guard case .failure(let error) = result else { return nil }
      return error
    }
  }

  /// Parses text; nil as the size of a chunk means all at once.
  init(
    _ text: String, format: InterchangeFormat? = nil, columns: ImportColumns? = nil,
    chunk: Int? = nil
  ) {
    self.init(bytes: Array(text.utf8), format: format, columns: columns) { chunk ?? .max }
  }

  /// Parses bytes in chunks of the sizes that the closure gives.
  init(
    bytes: [UInt8], format: InterchangeFormat? = nil, columns: ImportColumns? = nil,
    recordLimit: Int = ImportParser.maximumRecordBytes, chunk: () -> Int = { .max }
  ) {
    var parser = ImportParser(format: format, columns: columns, recordLimit: recordLimit)
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(chunk())
      rest = rest[part.endIndex...]
      part.withUnsafeBytes { part in parser.feed(part) { results.append($0) } }
    }
    parser.finish { results.append($0) }
    self.format = parser.format
  }
}

extension ImportRecord {
  /// The item and its tags as one list, for short expectations.
  var row: [String] { [item] + (tags ?? ["(nothing said)"]) }
}
