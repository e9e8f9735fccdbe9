extension TagRepository {
  /// Runs work as one transaction whose change in the history bears a label.
  /// - Parameters:
  ///   - label: What the app says of the change.
  ///   - body: The work. Whatever it throws undoes all of it and is thrown on.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws; ``TagStoreError`` `busy`, `readOnly` or `diskFull`.
  public func withLabel<Result>(
    _ label: String, _ body: (TagRepository) throws -> Result
  ) throws -> Result {
    let outer = self.label
    self.label = label
    defer { self.label = outer }
    return try transaction(body)
  }
}
