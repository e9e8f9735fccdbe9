/// A change that the history holds.
public struct HistoryEntry: Hashable, Sendable {
  /// Its number; later changes have greater ones.
  public let id: Int64
  /// When it was made, in milliseconds since 1970-01-01T00:00Z.
  public let date: Int64
  /// What was done.
  public let kind: TagStoreChange.Kind
  /// What was done in words, such as `merge veggie → Vegan`.
  public let summary: String
  /// The program that made it.
  public let program: String?
  /// What the app said of it.
  public let label: String?
  /// How many items it concerns.
  public let items: Int
  /// How many taggings it added and removed.
  public let taggings: Int
  /// Whether it has been undone.
  public let isUndone: Bool
  /// Whether it can be undone, once all later ones are; or, when it is undone, done again.
  public let isUndoable: Bool
}
