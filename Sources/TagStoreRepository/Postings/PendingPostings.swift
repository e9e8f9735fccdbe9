/// Items that tags have gained or lost and whose postings have not been written yet.
struct PendingPostings {
  struct Change {
    let tagID: Int64
    let itemID: Int64
    let isAdded: Bool
  }

  private var changes: [Change] = []

  /// Whether changes are forgotten, as all postings are made again afterwards.
  var isSuspended = false {
    didSet { changes.removeAll() }
  }

  /// Whether it is time to write, as memory is bounded.
  var isLarge: Bool { changes.count >= 100_000 }

  var isEmpty: Bool { changes.isEmpty }

  mutating func add(_ tagID: Int64, _ itemID: Int64) { note(tagID, itemID, isAdded: true) }

  mutating func remove(_ tagID: Int64, _ itemID: Int64) { note(tagID, itemID, isAdded: false) }

  private mutating func note(_ tagID: Int64, _ itemID: Int64, isAdded: Bool) {
    if isSuspended { return }
    changes.append(Change(tagID: tagID, itemID: itemID, isAdded: isAdded))
  }

  /// Gives the changes, the last of each tagging, by tag and item, and forgets them.
  mutating func takeChanges() -> [Change] {
    let order = changes.indices.sorted { left, right in
      let (a, b) = (changes[left], changes[right])
      return (a.tagID, a.itemID, left) < (b.tagID, b.itemID, right)
    }
    var result: [Change] = []
    result.reserveCapacity(order.count)
    for index in order {
      let change = changes[index]
      if let last = result.last, last.tagID == change.tagID, last.itemID == change.itemID {
        result.removeLast()
      }
      result.append(change)
    }
    changes.removeAll(keepingCapacity: changes.count < 1_024)
    return result
  }

  mutating func removeAll() { self = PendingPostings() }
}
