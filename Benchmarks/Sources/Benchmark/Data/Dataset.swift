/// Items and their tags, in memory: what both stores are filled with and all answers are checked by.
struct Dataset {
  /// A short name for the table.
  let name: String
  let items: [String]
  /// The names of the tags, numbered in the order in which the taggings first bring them.
  let tags: [String]
  /// The numbers of the tags of all items, one item after another.
  let taggings: [Int32]
  /// Where the tags of each item begin in `taggings`, and where the last one's end.
  let offsets: [Int]
  /// How many items carry each tag.
  let uses: [Int]
  /// The numbers of the tags, the most used first.
  let tagsByUses: [Int]

  /// Makes a data set from the tags of each item, as numbers of names.
  ///
  /// Names that no item has are left out.
  init(name: String, items: [String], names: [String], tagsOfItems: [[Int32]]) {
    var numbers = [Int32](repeating: -1, count: names.count)
    var tags: [String] = []
    var taggings: [Int32] = []
    var offsets = [0]
    for numbersOfItem in tagsOfItems {
      for old in numbersOfItem {
        if numbers[Int(old)] < 0 {
          numbers[Int(old)] = Int32(tags.count)
          tags.append(names[Int(old)])
        }
        taggings.append(numbers[Int(old)])
      }
      offsets.append(taggings.count)
    }
    var uses = [Int](repeating: 0, count: tags.count)
    for tag in taggings { uses[Int(tag)] += 1 }
    self.name = name
    self.items = items
    self.tags = tags
    self.taggings = taggings
    self.offsets = offsets
    self.uses = uses
    tagsByUses = tags.indices.sorted { uses[$0] != uses[$1] ? uses[$0] > uses[$1] : $0 < $1 }
  }

  /// The numbers of an item's tags, in order.
  func tags(ofItem item: Int) -> ArraySlice<Int32> {
    taggings[offsets[item]..<offsets[item + 1]]
  }
}
