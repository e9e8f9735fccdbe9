/// A place among an item's tags.
public enum TagPosition: Hashable, Sendable {
  /// Before all others.
  case first
  /// After all others.
  case last
  /// At an index, counted from 0 in the item's list as it is when the change is done.
  case index(Int)
  /// Just before the tag of that name.
  case before(String)
  /// Just after the tag of that name.
  case after(String)
}
