internal import TagStoreRepository

/// One import, from bytes to rows.
final class ImportRun {
  private static let pieceLength = 262_144

  private let keepsGoing: Bool
  private let mode: ImportSession.Mode
  private var parser: ImportParser
  private var summary = ImportSummary()

  /// - Throws: ``TagStoreError`` `invalidArgument` when the options contradict each other.
  init(_ options: ImportOptions) throws(TagStoreError) {
    keepsGoing = options.keepsGoing
    mode = options.replacesTags ? .replace : .join
    do throws(ImportError) {
      if options.format == .jsonl, options.columns != nil {
        throw ImportError("JSON Lines has no columns", advice: "leave the columns out")
      }
      var columns: ImportColumns?
      if let list = options.columns { columns = try ImportColumns(parsing: list) }
      parser = ImportParser(format: options.format, columns: columns)
    } catch {
      throw TagStoreError(.invalidArgument, error.message, advice: error.advice)
    }
  }

  /// Runs the import on a connection, as one transaction.
  func run(
    in repository: TagRepository, progress: (@Sendable (ImportProgress) -> Void)?,
    reading read: (UnsafeMutableRawBufferPointer) throws -> Int
  ) throws -> ImportSummary {
    var piece = [UInt8](repeating: 0, count: Self.pieceLength)
    // The first piece is waited for without the lock that keeps others from writing.
    var count = try piece.withUnsafeMutableBytes(read)
    return try repository.importing(mode) { session in
      var bytes = 0
      while count > 0 {
        if Task.isCancelled {
          throw TagStoreError(.cancelled, "the import was cancelled", advice: "nothing is stored")
        }
        bytes += count
        try piece[..<count].withUnsafeBytes { bytes in
          try parser.feed(bytes) { try store($0, in: session) }
        }
        progress?(ImportProgress(bytes: bytes, records: session.counts.records))
        count = parser.hasEnded ? 0 : try piece.withUnsafeMutableBytes(read)
      }
      try parser.finish { try store($0, in: session) }
      return complete(session.counts)
    }
  }

  private func store(
    _ result: Result<ImportRecord, ImportError>, in session: ImportSession
  ) throws {
    switch result {
    case .failure(let error) where error.endsInput:
      throw TagStoreError(error)
    case .failure(let error):
      try refuse(TagStoreError(error))
    case .success(let record):
      do {
        try session.add(record.tags, to: record.item)
      } catch let error as TagStoreError where error.code.isRefusal {
        try refuse(error.at(line: record.line))
      }
    }
  }

  private func refuse(_ error: TagStoreError) throws(TagStoreError) {
    guard keepsGoing else { throw error }
    summary.refusedRecords += 1
    if summary.refusals.count < ImportSummary.refusalLimit { summary.refusals.append(error) }
  }

  private func complete(_ counts: ImportSession.Counts) -> ImportSummary {
    summary.format = parser.format
    summary.records = counts.records
    summary.newItems = counts.newItems
    summary.newTags = counts.newTags
    summary.newTaggings = counts.newTaggings
    summary.removedTaggings = counts.removedTaggings
    return summary
  }
}

extension TagStoreError {
  /// A fault of an input as an error of the store.
  init(_ error: ImportError) {
    self.init(
      .refusedInput, error.message, advice: error.advice, line: error.line, column: error.column)
  }
}

extension TagStoreError.Code {
  /// Whether one record was refused, so that an import can go on without it.
  var isRefusal: Bool { self == .refusedTag || self == .refusedItem || self == .refusedInput }
}
