internal import TagStoreCore
public import TagStoreRepository

extension TagStore {
  /// Reads items and their tags from a file.
  ///
  /// All of it is one transaction. Memory stays bounded, however long the input is. Everyone else
  /// can read meanwhile, and waits to write.
  /// - Parameters:
  ///   - path: The file.
  ///   - options: How it is read.
  ///   - progress: Called now and then while it is read, not on the caller's thread.
  /// - Returns: What was done.
  /// - Throws: ``TagStoreError`` `refusedInput`, `refusedTag` or `refusedItem` with the line, or
  ///   `invalidArgument` for columns that make no sense; `fileNotFound`, `notPermitted`,
  ///   `inputOutput`; `cancelled`, `busy`, `diskFull`. Then nothing is stored.
  @discardableResult
  public func importRecords(
    from path: String, options: ImportOptions = ImportOptions(),
    progress: (@Sendable (ImportProgress) -> Void)? = nil
  ) async throws(TagStoreError) -> ImportSummary {
    try await typed {
      let file = try InputFile(path: path)
      return try await importRecords(options, progress: progress) { try file.read(into: $0) }
    }
  }

  /// Reads items and their tags from bytes, as ``importRecords(from:options:progress:)`` does.
  /// - Throws: ``TagStoreError``, as there.
  @discardableResult
  public func importRecords(
    in bytes: [UInt8], options: ImportOptions = ImportOptions()
  ) async throws(TagStoreError) -> ImportSummary {
    try await typed {
      try await writing { repository in
        var rest = bytes[...]
        return try ImportRun(options).run(in: repository, progress: nil) { buffer in
          let part = rest.prefix(buffer.count)
          buffer.copyBytes(from: part)
          rest = rest.dropFirst(part.count)
          return part.count
        }
      }
    }
  }

  /// Reads items and their tags from wherever a closure takes them.
  /// - Parameters:
  ///   - options: How the input is read.
  ///   - progress: Called after each piece of the input.
  ///   - read: Fills a buffer with the next bytes and returns their number, 0 at the end. It may
  ///     block. What it throws undoes the import and is thrown on.
  package func importRecords(
    _ options: ImportOptions, progress: (@Sendable (ImportProgress) -> Void)?,
    reading read: @Sendable (UnsafeMutableRawBufferPointer) throws -> Int
  ) async throws -> ImportSummary {
    try await writing { repository in
      try ImportRun(options).run(in: repository, progress: progress, reading: read)
    }
  }
}
