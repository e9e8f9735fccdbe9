public import TagStoreRepository

extension TagStore {
  /// Writes all items with their tags to a file, which is replaced once everything is written.
  ///
  /// Items come sorted by the bytes of their names, so that equal stores give equal files. What is
  /// written, ``importRecords(from:options:progress:)`` reads back exactly.
  /// - Parameters:
  ///   - path: The file.
  ///   - format: The format; nil lets the ending of the path decide, and means JSON Lines otherwise.
  /// - Throws: ``TagStoreError`` `cannotCreate`, `diskFull`, `inputOutput`; then a file that was
  ///   there is as it was.
  public func export(
    to path: String, as format: InterchangeFormat? = nil
  ) async throws(TagStoreError) {
    try await typed {
      try await reading { repository in
        var file = try ReplacedFile(path: path)
        let format = format ?? InterchangeFormat(path: path) ?? .jsonl
        try Self.export(repository, as: format) { bytes in try file.write(bytes) }
        try file.commit()
      }
    }
  }

  /// Writes all items with their tags to wherever a closure puts them.
  /// - Parameter write: Takes the next bytes. It may block; what it throws ends the export and is
  ///   thrown on.
  package func exportRecords(
    as format: InterchangeFormat, writing write: @Sendable (UnsafeRawBufferPointer) throws -> Void
  ) async throws {
    try await reading { repository in try Self.export(repository, as: format, write) }
  }

  private static func export(
    _ repository: TagRepository, as format: InterchangeFormat,
    _ write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let pieceLength = 65_536
    let writer = ExportWriter(format: format)
    var piece: [UInt8] = []
    piece.reserveCapacity(pieceLength + 4_096)
    writer.appendHeader(to: &piece)
    try repository.forEachItemTags { entry in
      writer.append(item: entry.item, tags: entry.tags.map(\.name), to: &piece)
      if piece.count >= pieceLength {
        try piece.withUnsafeBytes(write)
        piece.removeAll(keepingCapacity: true)
      }
      return true
    }
    try piece.withUnsafeBytes(write)
  }
}
