import TagStore
import TagStoreTestSupport
import Testing

@Suite struct `Two changes of one list of tags` {
  /// A base, our list, their list and what comes of them, a letter a tag.
  struct Case: Sendable, CustomTestStringConvertible {
    let base: String
    let ours: String
    let theirs: String
    let merged: String

    init(_ base: String, _ ours: String, _ theirs: String, _ merged: String) {
      (self.base, self.ours, self.theirs, self.merged) = (base, ours, theirs, merged)
    }

    var testDescription: String { "\(base): \(ours), \(theirs)" }
  }

  static let cases: [Case] = [
    Case("ab", "abc", "abd", "abdc"),
    Case("ab", "ab", "ba", "ba"),
    Case("ab", "ba", "ab", "ba"),
    Case("abc", "cba", "bac", "cba"),
    Case("ab", "b", "abc", "bc"),
    Case("ab", "abc", "b", "bc"),
    Case("ab", "abc", "xaby", "xabyc"),
    Case("ab", "bac", "axb", "baxc"),
    Case("ab", "", "abx", "x"),
    Case("ab", "abx", "", "x"),
    Case("", "ab", "ba", "ab"),
    Case("ab", "abc", "AB", "ABc"),
  ]

  @Test(arguments: cases)
  func `come together in one order`(given: Case) throws {
    let merged = try Self.merge(given.base, given.ours, given.theirs)
    #expect(merged == given.merged)
  }

  @Test(arguments: 0..<200)
  func `keep what was added and drop what was removed, on either side`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let lists = (0..<3).map { _ in
      "abcdefgh".filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    }
    let (base, ours, theirs) = (Set(lists[0]), Set(lists[1]), Set(lists[2]))
    let merged = try Self.merge(String(lists[0]), String(lists[1]), String(lists[2]))
    #expect(Set(merged).count == merged.count)
    let removed = base.subtracting(ours).union(base.subtracting(theirs))
    #expect(Set(merged) == ours.union(theirs).subtracting(removed))
    // Ours keep their order among themselves, if we changed anything.
    if lists[0] != lists[1] {
      #expect(merged.filter(ours.contains) == String(lists[1]).filter(merged.contains))
    }
  }

  private static func merge(_ base: String, _ ours: String, _ theirs: String) throws -> String {
    func tags(_ letters: String) throws -> [TagStoreCore.Tag] {
      try letters.map { try TagStoreCore.Tag(String($0)) }
    }
    return TagReconciliation.tags(
      base: try tags(base), ours: try tags(ours), theirs: try tags(theirs)
    ).map(\.name).joined()
  }
}
