/// Finds tags that may be meant as one.
///
/// Tags are added one after the other, then ``pairs()`` gives each less used tag once, with the more
/// used one that it is most surely like.
package struct LikenessSearch {
  /// Two tags that may be meant as one.
  package struct Pair: Hashable, Sendable {
    /// The id of the tag that is used less.
    package let lesser: Int64
    /// The id of the tag that is used more.
    package let greater: Int64
    /// Why they are alike.
    package let reason: LikenessReason
  }

  private struct Entry {
    let id: Int64
    let uses: Int
    let key: String
    let keys: LikenessKeys
  }

  private var entries: [Entry] = []

  package init() {}

  package mutating func add(id: Int64, key: String, uses: Int) {
    entries.append(Entry(id: id, uses: uses, key: key, keys: LikenessKeys(key: key)))
  }

  /// The pairs found: the surest reasons first, then the more used tags, then by key.
  /// - Complexity: O(*n* log *n*) in the length of all names.
  package func pairs() -> [Pair] {
    let entries = entries.sorted {
      $0.uses != $1.uses
        ? $0.uses > $1.uses : $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
    var isPaired = Array(repeating: false, count: entries.count)
    var pairs: [Pair] = []
    func pair(_ greater: Int, _ lesser: Int, _ reason: LikenessReason) {
      if isPaired[lesser] { return }
      isPaired[lesser] = true
      pairs.append(
        Pair(lesser: entries[lesser].id, greater: entries[greater].id, reason: reason))
    }
    func pairEqual(_ reason: LikenessReason, _ form: (LikenessKeys) -> String) {
      var first: [String: Int] = [:]
      for index in entries.indices {
        let form = form(entries[index].keys)
        if let greater = first[form] {
          pair(greater, index, reason)
        } else {
          first[form] = index
        }
      }
    }
    pairEqual(.accents, \.plain)
    pairEqual(.separators) { LikenessKeys.text($0.joined) }
    pairEqual(.plural, \.singular)
    pairEqual(.wordOrder, \.sortedWords)
    for (greater, lesser) in TypoPairs(entries.map(\.keys.joined)).all() {
      pair(greater, lesser, .typo)
    }
    return pairs
  }
}
