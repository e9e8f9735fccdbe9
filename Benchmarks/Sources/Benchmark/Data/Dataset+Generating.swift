internal import Foundation

extension Dataset {
  /// Items with a few tags each, most of them frequent ones.
  init(size: DatasetSize) throws {
    let names = try TagNames.make(size.tags)
    let distribution = ZipfDistribution(count: size.tags, exponent: 1)
    var random = SplitMix64(seed: 1)
    let mean = Double(size.taggings) / Double(size.items)
    let tagsOfItems = (0..<size.items).map { _ -> [Int32] in
      // Exponential above one, so that some items have many tags.
      let spread = -log(1 - Double.random(in: 0..<1, using: &random)) * (mean - 0.5)
      let wanted = min(1 + Int(spread), 20, size.tags)
      var tags: [Int32] = []
      while tags.count < wanted {
        let tag = Int32(distribution.next(using: &random))
        if !tags.contains(tag) { tags.append(tag) }
      }
      return tags
    }
    self.init(
      name: size.name, items: Self.itemNames(size.items), names: names, tagsOfItems: tagsOfItems)
  }

  /// A vocabulary of that many tags, all in use: the n-th in a quarter of 1/n as many items as there
  /// are tags, so that the rarer three quarters have one use each.
  init(vocabulary count: Int, name: String) throws {
    let names = try TagNames.make(count)
    var tagsOfItems = [[Int32]](repeating: [], count: max(count / 2, 1))
    var next = 0
    for tag in 0..<count {
      // Dealt round, a tag never comes twice to one item, as there are more items than uses.
      for _ in 0..<max(1, count / 4 / (tag + 1)) {
        tagsOfItems[next].append(Int32(tag))
        next = (next + 1) % tagsOfItems.count
      }
    }
    self.init(
      name: name, items: Self.itemNames(tagsOfItems.count), names: names, tagsOfItems: tagsOfItems)
  }

  private static func itemNames(_ count: Int) -> [String] {
    (1...count).map { number in
      let digits = String(number)
      return "item-" + String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    }
  }
}
