/// The items that were there before a change and that it concerns, each once.
///
/// They are kept beside ``ChangeRecorder``, which is copied at each savepoint, as there may be many;
/// going back takes the last ones out.
struct TouchedItems {
  private(set) var ids: [Int64] = []
  private var known: Set<Int64> = []

  var count: Int { ids.count }

  mutating func insert(_ id: Int64) {
    if known.insert(id).inserted { ids.append(id) }
  }

  /// Goes back to when there were that many.
  mutating func removeLast(downTo count: Int) {
    for id in ids[count...] { known.remove(id) }
    ids.removeLast(ids.count - count)
  }

  mutating func removeAll() {
    if !ids.isEmpty { self = TouchedItems() }
  }
}
