/// How far the changes of a file have got, for following them.
package struct HistoryPosition: Hashable, Sendable {
  /// The id of the newest change; 0 when there has been none.
  package var newestID: Int64
  /// When it was made; tells it from a change of the same number in a restored file.
  package var newestDate: Int64
  /// How many changes were made without being recorded.
  package var unrecorded: Int64

  package init(newestID: Int64, newestDate: Int64, unrecorded: Int64) {
    self.newestID = newestID
    self.newestDate = newestDate
    self.unrecorded = unrecorded
  }
}
