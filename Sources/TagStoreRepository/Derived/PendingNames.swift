/// Names whose entries in the index of suggestions have yet to be brought up to date.
///
/// An operation may touch a name several times; the index changes once, at its end.
struct PendingNames {
  /// What the index has of each touched name, by the id of its row; nil for nothing.
  private(set) var before: [Int64: SuggestionIndex.Entry?] = [:]

  /// Whether the index is made anew at the end, so that single names do not count.
  var isRebuilding = false

  /// Notes that a name changes, with what the index has of it; the first note counts.
  mutating func note(_ id: Int64, before entry: SuggestionIndex.Entry?) {
    if !isRebuilding, before[id] == nil { before[id] = .some(entry) }
  }

  mutating func removeNotes() {
    if !before.isEmpty { before.removeAll(keepingCapacity: before.count < 1_024) }
  }

  mutating func removeAll() {
    removeNotes()
    isRebuilding = false
  }
}
