import TagStoreRepository
import TagStoreSQLite
import Testing

struct RandomUndoTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `undoing goes back through every state and redoing forth again`(seed: UInt64) throws {
    let store = try MemoryStore()
    store.repository.historyOptions.countLimit = 10_000
    var operations = RandomOperations(seed: seed)
    var states = [try TruthListing.text(store.connection)]
    for _ in 0..<400 {
      try? operations.next().apply(to: store.repository)
      let state = try TruthListing.text(store.connection)
      // An operation that changes nothing is no change.
      if state != states.last { states.append(state) }
    }
    try #require(states.count > 150)

    for state in states.dropLast().reversed() {
      #expect(try store.repository.undo().count == 1)
      try #require(try TruthListing.text(store.connection) == state)
    }
    #expect(try store.repository.undo().isEmpty)
    try StoreSoundness.expect(store.connection)

    for state in states.dropFirst() {
      #expect(try store.repository.redo().count == 1)
      try #require(try TruthListing.text(store.connection) == state)
    }
    #expect(try store.repository.redo().isEmpty)
    try StoreSoundness.expect(store.connection)
  }

  @Test(arguments: [7, 8] as [UInt64])
  func `undoing, redoing and writing in any order is undone as a whole`(seed: UInt64) throws {
    let store = try MemoryStore()
    var operations = RandomOperations(seed: seed)
    // The states to which undoing leads, the present one last, and those to which redoing leads.
    var done = [try TruthListing.text(store.connection)]
    var undone: [String] = []
    for _ in 0..<800 {
      switch Int.random(in: 0..<4, using: &operations.generator) {
      case 0:
        let undo = try store.repository.undo(2).count
        #expect(undo == min(2, done.count - 1))
        for _ in 0..<undo { undone.append(done.removeLast()) }
      case 1:
        let redo = try store.repository.redo().count
        #expect(redo == min(1, undone.count))
        if redo == 1 { done.append(undone.removeLast()) }
      default:
        try? operations.next().apply(to: store.repository)
        let state = try TruthListing.text(store.connection)
        if state != done.last {
          done.append(state)
          undone = []
        }
      }
      try #require(try TruthListing.text(store.connection) == done.last)
    }
    try StoreSoundness.expect(store.connection)
  }
}
