public import TagStoreRepository

/// What an import did.
public struct ImportSummary: Hashable, Sendable {
  /// How many refused records are kept in ``refusals``.
  public static let refusalLimit = 100

  /// The format of the input; nil when it ended before that was known.
  public internal(set) var format: InterchangeFormat?
  /// How many records were taken.
  public internal(set) var records = 0
  /// How many items did not exist before.
  public internal(set) var newItems = 0
  /// How many tags did not exist before.
  public internal(set) var newTags = 0
  /// How many taggings did not exist before.
  public internal(set) var newTaggings = 0
  /// How many taggings went because their item's tags were replaced.
  public internal(set) var removedTaggings = 0
  /// How many records were refused and left out.
  public internal(set) var refusedRecords = 0
  /// Why they were refused: the first ``refusalLimit`` of them, each with its line.
  public internal(set) var refusals: [TagStoreError] = []
}

/// How far an import has come.
public struct ImportProgress: Hashable, Sendable {
  /// How many bytes of the input have been read.
  public let bytes: Int
  /// How many records have been taken.
  public let records: Int
}
