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

  @Test func `an item without tags is similar to none`() throws {
    let store = try store()
    #expect(try store.repository.similar(to: "i7") == [])
    #expect(try store.repository.similar(to: "i1", limit: 2).map(\.item) == ["i2", "i6"])
    #expect(refusal { try store.repository.similar(to: "nosuch") } == .noSuchItem)
  }
}
