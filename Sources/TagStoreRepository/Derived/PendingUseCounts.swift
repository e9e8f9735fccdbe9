/// Changes of use counts that have not been written yet.
///
/// An operation that tags a hundred thousand items alike writes the count of a tag once.
struct PendingUseCounts {
  struct Change {
    var difference: Int64 = 0
    var isUse = false
  }

  private(set) var changes: [Int64: Change] = [:]

  /// Whether it is time to write, as memory is bounded.
  var isLarge: Bool { changes.count >= 100_000 }

  mutating func add(_ tagID: Int64, isUse: Bool) {
    changes[tagID, default: Change()].difference += 1
    if isUse { changes[tagID]?.isUse = true }
  }

  mutating func remove(_ tagID: Int64) {
    changes[tagID, default: Change()].difference -= 1
  }

  mutating func removeAll() {
    // Without an operation's change this does nothing, not even make room.
    if !changes.isEmpty { changes.removeAll(keepingCapacity: changes.count < 1_024) }
  }
}
