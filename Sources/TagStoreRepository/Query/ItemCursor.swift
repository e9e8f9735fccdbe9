/// The items that a query finds, as ids in ascending order, which is the order of adding.
///
/// A cursor finds one item after another, so that a first page costs no more than what it shows.
package protocol ItemCursor: AnyObject {
  /// How many items there are at the most, roughly; the rarest part of an `and` leads.
  var estimate: Int { get }

  /// The first item at or after an id; nil when there is none.
  ///
  /// The ids of successive calls never decrease.
  func seek(_ id: Int64) throws -> Int64?
}

/// No items.
package final class EmptyCursor: ItemCursor {
  package init() {}
  package var estimate: Int { 0 }
  package func seek(_ id: Int64) -> Int64? { nil }
}
