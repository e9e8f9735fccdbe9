/// How an import is read and what it does to items that are there already.
public struct ImportOptions: Hashable, Sendable {
  /// The format of the input; nil lets its content decide.
  public var format: InterchangeFormat?

  /// What the columns of CSV and TSV hold, such as `item,-,tags`; nil lets the first row say it.
  ///
  /// Each is `item`, `tag` (one tag as it is), `tags` (any number, separated by commas) or `-`
  /// (ignored).
  public var columns: String?

  /// Whether an item's tags become exactly those of its record; otherwise they are added to them.
  public var replacesTags = false

  /// Whether refused records are left out; otherwise the first one stops the import, and nothing
  /// of it is stored.
  public var keepsGoing = false

  /// Makes the default options.
  public init() {}
}
