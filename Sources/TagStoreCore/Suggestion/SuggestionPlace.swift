/// The place of a name among all names: those of much used tags first, by classes of uses.
///
/// A class holds the numbers of uses with equally many binary digits, so a tag changes its place
/// only when its uses double or halve. Inside a class the names of tags come before aliases, and
/// older ones before newer ones.
package struct SuggestionPlace: Hashable, Comparable, Sendable {
  /// A number for an index: it is never negative and grows from the first place to the last.
  package let number: Int64

  private static let classShift: Int64 = 41
  private static let aliasBit: Int64 = 1 << 40

  package init(number: Int64) {
    self.number = number
  }

  /// - Parameters:
  ///   - uses: How often the tag is used.
  ///   - isAlias: Whether the name is an alias of the tag.
  ///   - id: Identifies the name, less than 2^40.
  package init(uses: Int, isAlias: Bool, id: Int64) {
    let useClass = Int64(Self.useClass(of: uses))
    number = (63 - useClass) << Self.classShift | (isAlias ? Self.aliasBit : 0) | id
  }

  /// What identifies the name.
  package var id: Int64 { number & (Self.aliasBit - 1) }

  /// Whether the name is an alias.
  package var isAlias: Bool { number & Self.aliasBit != 0 }

  /// The class of the tag's uses.
  package var useClass: Int { 63 - Int(number >> Self.classShift) }

  /// How many binary digits a number of uses has.
  package static func useClass(of uses: Int) -> Int {
    Int.bitWidth - max(0, uses).leadingZeroBitCount
  }

  /// The numbers of uses that a class holds.
  package static func uses(in useClass: Int) -> ClosedRange<Int> {
    if useClass <= 0 { return 0...0 }
    let least = 1 << (useClass - 1)
    return least...(least - 1 + least)
  }

  /// The places that aliases of a class may have.
  package static func aliases(in useClass: Int) -> ClosedRange<Int64> {
    let first = Int64(63 - useClass) << classShift | aliasBit
    return first...(first | (aliasBit - 1))
  }

  package static func < (lhs: SuggestionPlace, rhs: SuggestionPlace) -> Bool {
    lhs.number < rhs.number
  }
}
