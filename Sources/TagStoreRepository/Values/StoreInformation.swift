/// What a store holds, in numbers.
public struct StoreInformation: Hashable, Sendable {
  /// The file's path; nil for a database in memory.
  public let path: String?
  /// The size of the database in bytes, without what is still in the write-ahead log.
  public let databaseBytes: Int
  /// How many items there are, tagged or not.
  public let items: Int
  /// How many items have no tag.
  public let untaggedItems: Int
  /// How many tags there are, aliases not counted.
  public let tags: Int
  /// How many tags no item carries.
  public let unusedTags: Int
  /// How many other names stand for a tag.
  public let aliases: Int
  /// How many (item, tag) links there are.
  public let taggings: Int
  /// How many changes the history holds.
  public let historyChanges: Int
  /// How many bytes the history takes, as its limit counts them.
  public let historyBytes: Int
  /// The version of the file's tables.
  public let schemaVersion: Int
  /// The version of the rule that decides which names are the same tag.
  public let identityVersion: Int
  /// Whether suggestions come from an index in the file; without it every name is looked at.
  ///
  /// It is missing where the SQLite library has no FTS5.
  public let hasSuggestionIndex: Bool
  /// The version of the SQLite library in use, such as `3.40.1`.
  public let sqliteVersion: String
  /// Whether the store can only be read.
  public let isReadOnly: Bool
}

/// Something that is not as it should be in a store.
public struct StoreProblem: Hashable, Sendable {
  /// The kind of problem, such as `use-count`; stable.
  public let code: String
  /// What is wrong where.
  public let message: String
  /// Whether repairing mends it without losing anything.
  public let isRepairable: Bool
}
