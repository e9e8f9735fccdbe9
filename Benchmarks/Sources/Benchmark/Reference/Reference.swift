internal import Foundation

/// Answers worked out by looking at everything, as plainly as they can be said.
struct Reference {
  let data: Dataset

  /// The items that a test of their tags lets through, in the order in which they were added.
  func items(where test: (ArraySlice<Int32>) -> Bool) -> [Int] {
    data.items.indices.filter { test(data.tags(ofItem: $0)) }
  }

  /// The tags that share most items with one; of equals first those with fewer uses, then by key.
  func related(to tag: Int, limit: Int) throws -> [(tag: Int, shared: Int)] {
    var shared = [Int](repeating: 0, count: data.tags.count)
    for item in data.items.indices {
      let tags = data.tags(ofItem: item)
      if tags.contains(Int32(tag)) {
        for other in tags where other != tag { shared[Int(other)] += 1 }
      }
    }
    let order = data.tags.indices.filter { shared[$0] > 0 }.sorted {
      if shared[$0] != shared[$1] { return shared[$0] > shared[$1] }
      if data.uses[$0] != data.uses[$1] { return data.uses[$0] < data.uses[$1] }
      return data.key(of: $0).utf8.lexicographicallyPrecedes(data.key(of: $1).utf8)
    }
    return order.prefix(limit).map { ($0, shared[$0]) }
  }

  /// How near each other item comes to one: the weights of the shared tags, rare ones weighing more.
  func similarities(to item: Int) -> [Int: Double] {
    let own = Set(data.tags(ofItem: item))
    var scores: [Int: Double] = [:]
    for other in data.items.indices where other != item {
      for tag in data.tags(ofItem: other) where own.contains(tag) {
        let share = Double(data.items.count) / Double(data.uses[Int(tag)])
        scores[other, default: 0] += log(1 + share)
      }
    }
    return scores
  }

  /// The most used tags; of equals by key.
  func topTags(_ limit: Int) -> [String] {
    let order = data.tags.indices.sorted {
      if data.uses[$0] != data.uses[$1] { return data.uses[$0] > data.uses[$1] }
      return data.key(of: $0).utf8.lexicographicallyPrecedes(data.key(of: $1).utf8)
    }
    return order.prefix(limit).map { data.tags[$0] }
  }
}
