/// What leads from one list of different ids to another, as rows with positions.
struct TaggingDifference: Hashable {
  /// An id with its position in the new list.
  struct Placed: Hashable {
    let id: Int64
    let position: Int
  }

  private(set) var removed: [Int64] = []
  private(set) var inserted: [Placed] = []
  private(set) var moved: [Placed] = []

  /// Whether the lists are the same.
  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty }

  /// Compares two lists, neither of which holds an id twice.
  /// - Complexity: O(*n*) in the lengths of both.
  init(from before: [Int64], to after: [Int64]) {
    var shared = 0
    while shared < min(before.count, after.count), before[shared] == after[shared] { shared += 1 }
    // The commonest change appends to the list.
    if shared == before.count {
      inserted = after.indices[shared...].map { Placed(id: after[$0], position: $0) }
      return
    }
    var places: [Int64: Int] = [:]
    for index in before.indices[shared...] { places[before[index]] = index }
    for index in after.indices[shared...] {
      let placed = Placed(id: after[index], position: index)
      switch places.removeValue(forKey: placed.id) {
      case nil: inserted.append(placed)
      case index: break
      default: moved.append(placed)
      }
    }
    removed = before[shared...].filter { places[$0] != nil }
  }
}
