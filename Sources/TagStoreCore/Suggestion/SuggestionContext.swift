#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// What the tags chosen so far say about the next one.
///
/// The newest items that carry a chosen tag speak for the tags that they carry. An item speaks the
/// louder the more of the chosen tags it has, rare ones counting for more: a chosen tag weighs
/// log(1 + items / uses), and an item speaks with the sixth power of its part of all their weight.
/// Tags that follow the chosen ones in the item's order get its full voice, those before the last
/// of them a thirty-second of it, as people add tags in habitual orders. The ``share(of:)`` of a tag
/// is its part of all voices.
///
/// The looked-at items and the companions that count are limited, so that the answer is exact by
/// definition and its time has a bound.
package struct SuggestionContext: Sendable {
  /// How many items are looked at, divided among the chosen tags.
  package static let itemLimit = 400

  /// An item with more tags than these is not heard.
  package static let listLimit = 64

  /// How many companions count: those with the largest share, the older tag first of equal ones.
  package static let companionLimit = 256

  /// How much the part of all items that carry a tag counts beside its share.
  package static let useWeight = 0.05

  /// A chosen tag.
  package struct Chosen: Hashable, Sendable {
    package let tagID: Int64
    package let uses: Int

    package init(tagID: Int64, uses: Int) {
      self.tagID = tagID
      self.uses = uses
    }
  }

  /// The number of items that were ever added, not less than 1.
  package let items: Int
  /// The tags that may have a share, the one with the largest first.
  package let companions: [Int64]
  private let shares: [Int64: Double]

  /// Without chosen tags, uses alone decide.
  package init(items: Int) {
    self.items = max(1, items)
    companions = []
    shares = [:]
  }

  /// Looks at items that carry chosen tags.
  /// - Parameters:
  ///   - chosen: The chosen tags, in any order.
  ///   - items: The number of items that were ever added.
  ///   - lists: The tags of each item to look at, in the item's order; see ``itemLimit(for:)``.
  package init(chosen: [Chosen], items: Int, lists: [[Int64]]) {
    self.items = max(1, items)
    let items = Double(self.items)
    var weights: [Int64: Double] = [:]
    // In one order, so that rounding does not depend on the order in which tags were chosen.
    var whole = 0.0
    for tag in chosen.sorted(by: { $0.tagID < $1.tagID }) where tag.uses > 0 {
      let weight = log(1 + items / Double(tag.uses))
      weights[tag.tagID] = weight
      whole += weight
    }
    // Voices are whole numbers: their sums are the same in any order.
    var voices: [Int64: Int64] = [:]
    var all: Int64 = 0
    for list in lists {
      guard let last = list.lastIndex(where: { weights[$0] != nil }) else { continue }
      let part = list.reduce(0) { $0 + (weights[$1] ?? 0) } / whole
      let square = part * part
      let voice = Int64((square * square * square * 1_099_511_627_776).rounded())
      all += voice
      for (place, tagID) in list.enumerated() where weights[tagID] == nil {
        voices[tagID, default: 0] += place > last ? voice : voice / 32
      }
    }
    let loudest = voices.filter { $0.value > 0 }.sorted {
      $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key
    }.prefix(Self.companionLimit)
    companions = loudest.map(\.key)
    let sum = Double(all)
    shares = Dictionary(uniqueKeysWithValues: loudest.map { ($0.key, Double($0.value) / sum) })
  }

  /// How many of the newest items of each chosen tag are looked at.
  package static func itemLimit(for chosenCount: Int) -> Int {
    max(1, itemLimit / max(1, chosenCount))
  }

  /// A tag's part of what the items with the chosen tags say, from 0 to 1.
  package func share(of tagID: Int64) -> Double {
    shares.isEmpty ? 0 : shares[tagID] ?? 0
  }

  /// What decides among tags of one tier: the share, and a little of how often the tag is used.
  package func score(tagID: Int64, uses: Int) -> Double {
    share(of: tagID) + useScore(uses)
  }

  /// The score of a tag that is no companion of the chosen ones.
  package func useScore(_ uses: Int) -> Double {
    Self.useWeight * Double(uses) / Double(items)
  }
}
