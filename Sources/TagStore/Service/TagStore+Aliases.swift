public import TagStoreRepository

extension TagStore {
  /// All names that stand for a tag, in order of key.
  /// - Parameter name: A name of the tag whose aliases are wanted; nil for those of all tags.
  /// - Throws: ``TagStoreError`` `noSuchTag`, `refusedTag`.
  public func aliases(of name: String? = nil) async throws(TagStoreError) -> [TagAlias] {
    try await typed { try await reading { try $0.aliases(of: name) } }
  }

  /// Makes a name stand for a tag: whoever types, imports or looks for it gets that tag.
  /// - Returns: The alias and the tag that it stands for, which is never an alias itself.
  /// - Throws: ``TagStoreError`` `noSuchTag`; `tagExists` when the name is that of a tag (merge the
  ///   two instead); `refusedTag`. Then nothing is changed.
  @discardableResult
  public func addAlias(
    _ alias: String, to name: String
  ) async throws(TagStoreError) -> TagAlias {
    try await typed { try await writing { try $0.addAlias(alias, to: name) } }
  }

  /// Lets a name no longer stand for a tag; the tag stays as it is.
  /// - Returns: The alias and the tag that it stood for.
  /// - Throws: ``TagStoreError`` `noSuchTag` when there is no such alias; `invalidArgument` when the
  ///   name is a tag's own; `refusedTag`. Then nothing is changed.
  @discardableResult
  public func removeAlias(_ alias: String) async throws(TagStoreError) -> TagAlias {
    try await typed { try await writing { try $0.removeAlias(alias) } }
  }

  /// Puts several tags in the place of one, on every item that carries it.
  /// - Returns: What was split, and how many items it concerned.
  /// - Throws: ``TagStoreError`` `noSuchTag`, `refusedTag`; `invalidArgument` for fewer than two
  ///   parts. Then nothing is changed.
  @discardableResult
  public func split(
    _ name: String, into parts: [String]
  ) async throws(TagStoreError) -> TagSplit {
    try await typed { try await writing { try $0.split(name, into: parts) } }
  }
}
