import TagStoreCore
import TagStoreRepository
import TagStoreSQLite
import Testing

struct PostingUpkeepTests {
  private func store(threshold: Int) throws -> MemoryStore {
    let store = try MemoryStore()
    store.repository.postingThreshold = threshold
    return store
  }

  private func hasPostings(_ tag: String, _ store: MemoryStore) throws -> Bool {
    try store.connection.integer(
      """
      SELECT count(*) FROM tagstore_posting
      WHERE tag_id = (SELECT id FROM tagstore_tag WHERE name = '\(tag)')
      """) != 0
  }

  @Test func `a tag has postings from its threshold on, and loses them below half of it`() throws {
    let store = try store(threshold: 4)
    var history: [Bool] = []
    for number in 1...5 {
      try store.repository.add(["t"], to: "i\(number)")
      history.append(try hasPostings("t", store))
    }
    for number in 1...5 {
      try store.repository.remove(["t"], from: "i\(number)")
      history.append(try hasPostings("t", store))
      #expect(try store.repository.check() == [])
    }
    #expect(history == [false, false, false, true, true] + [true, true, true, false, false])
  }

  @Test(arguments: [1, 2, 4])
  func `postings follow every kind of change`(threshold: Int) throws {
    let store = try store(threshold: threshold)
    let repository = store.repository
    for number in 0..<10 { try repository.add(["a", "b \(number % 2)"], to: "i\(number)") }
    #expect(try repository.check() == [])
    try repository.merge(["b 0"], into: "b 1")
    try repository.rename("a", to: "c")
    #expect(try repository.check() == [])
    try repository.set([], on: "i3")
    try repository.forget(["i4", "i5"])
    #expect(try repository.check() == [])
    try repository.importing(.replace) { session in
      for number in 0..<40 { try session.add(number % 5 == 0 ? [] : ["c", "d"], to: "i\(number)") }
    }
    #expect(try repository.check() == [])
    try repository.delete(["c"])
    #expect(try repository.check() == [])
    #expect(try repository.count(matching: .not(.anyTag)) == 8)
  }

  @Test func `an undone operation leaves nothing for the next one`() throws {
    struct Stop: Error {}
    let store = try store(threshold: 2)
    #expect(throws: Stop.self) {
      try store.repository.transaction { repository in
        try repository.importing(.join) { session in
          for number in 0..<9 { try session.add(["a"], to: "i\(number)") }
          throw Stop()
        }
      }
    }
    try store.repository.set(["a"], on: "i")
    try store.repository.set(["a"], on: "j")
    #expect(try store.repository.check() == [])
    #expect(try hasPostings("a", store))
  }

  static let damages = [
    "DELETE FROM tagstore_posting WHERE tag_id = 1",
    "DELETE FROM tagstore_posting WHERE tag_id = 0",
    "DELETE FROM tagstore_posting WHERE tag_id = -1",
    "UPDATE tagstore_posting SET items = x'ff' WHERE tag_id = 1",
    "UPDATE tagstore_posting SET items = zeroblob(512) WHERE tag_id = 0",
    "INSERT INTO tagstore_posting VALUES (77, 0, x'01')",
    "INSERT INTO tagstore_posting VALUES (-5, 3, x'01')",
  ]

  @Test(arguments: damages)
  func `checking finds postings that are wrong, and repairing makes them again`(
    damage: String
  ) throws {
    let store = try store(threshold: 2)
    for number in 0..<6 { try store.repository.set(["a"], on: "i\(number)") }
    try store.repository.set([], on: "untagged")
    try store.connection.run(damage)
    #expect(try store.repository.check().map(\.code) == ["posting"])
    #expect(try store.repository.repair().count == 1)
    #expect(try store.repository.check() == [])
    #expect(try store.repository.count(matching: .not(.tag(TagStoreCore.Tag("a")))) == 1)
  }
}
