import Foundation
import TagStoreCore
import TagStoreRepository
import Testing

struct NeighbourTests {
  private func store() throws -> MemoryStore {
    try MemoryStore([
      "i1": ["a", "b", "c"], "i2": ["a", "b"], "i3": ["a", "d", "c"], "i4": ["c", "e"],
      "i5": ["c"], "i6": ["b", "a"], "i7": [],
    ])
  }

  @Test func `companions come by shared items, the rarer one first among equals`() throws {
    let store = try store()
    let related = try store.repository.related(to: "A")
    #expect(related.map(\.tag.name) == ["b", "c", "d"])
    #expect(related.map(\.sharedItems) == [3, 2, 1])
    #expect(related.map(\.uses) == [3, 4, 1])
  }

  @Test func `fewer companions are given when asked`() throws {
    let store = try store()
    #expect(try store.repository.related(to: "a", limit: 1).map(\.tag.name) == ["b"])
    #expect(try store.repository.related(to: "a", limit: 0) == [])
    #expect(try store.repository.related(to: "c").map(\.tag.name) == ["a", "d", "e", "b"])
    #expect(refusal { try store.repository.related(to: "nosuch") } == .noSuchTag)
  }

  @Test func `similar items come by the weight of what they share`() throws {
    let store = try store()
    let similar = try store.repository.similar(to: "i1")
    func weight(_ uses: Double) -> Double { log(1 + 7 / uses) }
    let (a, b, c) = (weight(4), weight(3), weight(4))
    #expect(similar.map(\.item) == ["i2", "i6", "i3", "i4", "i5"])
    #expect(
      similar.map { $0.sharedTags.map(\.name) } == [
        ["a", "b"], ["a", "b"], ["a", "c"], ["c"], ["c"],
      ])
    for (item, score) in zip(similar, [a + b, a + b, a + c, c, c]) {
      #expect(abs(item.score - score) < 1e-9)
    }
  }

  @Test(arguments: [1, 7, 60, 9_000])
  func `similar items of several chunks come as from adding up one by one`(limit: Int) throws {
    let divisors = [1, 2, 3, 500, 4_999]
    let repository = try TagRepository.inMemory()
    func tags(_ number: Int) -> [Int] { divisors.filter { number % $0 == 0 } }
    try repository.importing(.join) { session in
      for number in 1...9_000 { try session.add(tags(number).map(String.init), to: "\(number)") }
    }
    var scores: [(item: Int, score: Double)] = []
    for number in 1...9_000 where number != 3_000 {
      let shared = tags(number).filter { 3_000 % $0 == 0 }
      let score = shared.reduce(0.0) { $0 + log(1 + 9_000 / Double(9_000 / $1)) }
      scores.append((number, score))
    }
    scores.sort { $0.score != $1.score ? $0.score > $1.score : $0.item < $1.item }
    let similar = try repository.similar(to: "3000", limit: limit)
    #expect(similar.map(\.item) == scores.prefix(limit).map { "\($0.item)" })
    #expect(zip(similar, scores).allSatisfy { abs($0.score - $1.score) < 1e-9 })
  }

  @Test func `an item without tags is similar to none`() throws {
    let store = try store()
    #expect(try store.repository.similar(to: "i7") == [])
    #expect(try store.repository.similar(to: "i1", limit: 2).map(\.item) == ["i2", "i6"])
    #expect(refusal { try store.repository.similar(to: "nosuch") } == .noSuchItem)
  }
}
