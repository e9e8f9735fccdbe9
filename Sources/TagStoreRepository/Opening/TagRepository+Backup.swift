internal import TagStoreSQLite

extension TagRepository {
  /// Copies the whole store, with everything that is committed, into a new file.
  ///
  /// Others may go on reading and writing meanwhile. A copy of the file alone, by other means, can
  /// lack what is still in its write-ahead log.
  /// - Parameter path: Where the copy goes; there must be no file yet.
  /// - Throws: ``TagStoreError`` `cannotCreate`, `diskFull`, `busy`; `invalidArgument` inside a
  ///   transaction that has written. Then no file is left there.
  public func backUp(to path: String) throws(TagStoreError) {
    try FileStatus.checkPath(path)
    guard FileStatus(path: path) == .missing else {
      throw TagStoreError(
        .cannotCreate, "there is a file “\(path)” already", advice: "name a new file")
    }
    let folder = FileStatus.folder(of: path)
    guard FileStatus(path: folder) == .directory else {
      throw TagStoreError(
        .cannotCreate, "“\(path)” cannot be made: there is no folder “\(folder)”",
        advice: "make the folder first")
    }
    guard !connection.hasWritten else {
      throw TagStoreError(
        .invalidArgument, "a transaction that has written cannot be backed up",
        advice: "commit it first")
    }
    do {
      try TagStoreError.mapping {
        let copy = try SQLiteConnection(path: path, mode: .create)
        try connection.backUp(to: copy, busyTimeout: 5_000)
        try copy.close()
      }
    } catch {
      FileStatus.remove(path: path)
      throw error.code == .inputOutput || error.code == .readOnly
        ? TagStoreError(
          .cannotCreate, "“\(path)” cannot be written",
          advice: "check that its folder may be written")
        : error
    }
  }
}
