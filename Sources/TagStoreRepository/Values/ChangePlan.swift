public import TagStoreCore

/// What an operation would do, found out by doing it and taking it back.
public struct ChangePlan: Hashable, Sendable {
  /// What would become of an item's tags.
  public struct Item: Hashable, Sendable {
    /// The item's name afterwards, or before when it would be forgotten.
    public let item: String
    /// Its tags as they are, in order.
    public let before: [Tag]
    /// Its tags as they would be, in order.
    public let after: [Tag]
  }

  /// What would become of a tag or alias.
  public struct Name: Hashable, Sendable {
    /// The name as it is; nil for a new one.
    public let before: Tag?
    /// The name as it would be; nil when it would be gone.
    public let after: Tag?
    /// The tag that the name would stand for, when it would be an alias.
    public let aliasOf: Tag?
  }

  /// The last change before: as long as it is the last one, the plan holds.
  public let basis: Int64
  /// What would be done, in words; empty when nothing would.
  public internal(set) var summary = ""
  /// How many items it concerns.
  public internal(set) var itemCount = 0
  /// How many items would be new.
  public internal(set) var newItems = 0
  /// How many items would be forgotten.
  public internal(set) var forgottenItems = 0
  /// How many taggings would be added.
  public internal(set) var addedTaggings = 0
  /// How many taggings would be removed.
  public internal(set) var removedTaggings = 0
  /// How many items have fewer tags than before, as two of them became one.
  public internal(set) var collisions = 0
  /// On how many items tags that stay would be in another order.
  public internal(set) var reorderedItems = 0
  /// The first items concerned; ``itemCount`` tells how many there are.
  public internal(set) var items: [Item] = []
  /// The first tags and aliases that would be new, gone or other ones.
  public internal(set) var names: [Name] = []

  /// The most items and names that are listed.
  public static let listLimit = 1_000

  init(basis: Int64) { self.basis = basis }

  /// Whether nothing would be done.
  public var isEmpty: Bool { summary.isEmpty }
}
