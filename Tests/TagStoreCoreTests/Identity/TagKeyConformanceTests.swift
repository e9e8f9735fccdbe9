import Foundation
import TagStoreCore
import Testing

@Suite struct TagKeyConformanceTests {
  private let table = NFKCCasefoldTable.shared

  @Test func `the table has the size of Unicode 15`() {
    #expect(table.assigned.reduce(0) { $0 + $1.count } == 288_833)
  }

  @Test func `two scalars have the same key exactly when Unicode folds them to the same`() {
    var keyClasses: [[UInt8]: String] = [:]
    var tableClasses: [String: [UInt8]] = [:]
    var different: [Unicode.Scalar] = []
    for scalar in table.assignedScalars {
      let key = TagKey.make(from: String(scalar))
      let bytes = Array(key.utf8)
      let tableKey = table.uncomposedKey(of: String(scalar))
      let sameClass =
        keyClasses.updateValue(tableKey, forKey: bytes) ?? tableKey == tableKey
        && tableClasses.updateValue(bytes, forKey: tableKey) ?? bytes == bytes
      // Beyond what the issue asks: the key is the folding itself.
      if !sameClass || key != tableKey { different.append(scalar) }
    }
    #expect(different == [])
  }

  @Test func `white space and ignorable scalars are Unicode's`() {
    let different = table.assignedScalars.filter { scalar in
      scalar.isWhiteSpace != scalar.properties.isWhitespace
        || scalar.isDefaultIgnorable != scalar.properties.isDefaultIgnorableCodePoint
        || scalar.isDefaultIgnorable && !table.mapping(of: scalar).isEmpty
    }
    #expect(different == [])
  }

  @Test func `keys of random texts are those of the standard's definition`() {
    let different = RandomText(seed: 1, count: 5_000)
      .filter { $0.unicodeScalars.allSatisfy(table.isAssigned) }
      .filter { TagKey.make(from: $0) != table.uncomposedKey(of: $0) }
    #expect(different == [])
  }

  @Test func `keys are composed as Foundation composes what it composes right`() {
    let different = RandomText(seed: 5, count: 5_000)
      .map(TagKey.make(from:))
      .filter { $0.unicodeScalars.allSatisfy { $0.value < 0x10000 && table.isAssigned($0) } }
      .filter { !sameBytes($0.precomposedStringWithCanonicalMapping, $0) }
    #expect(different == [])
  }

  @Test(arguments: NFKCCasefoldTable.supplementaryComposites)
  func `composites beyond the Basic Multilingual Plane are composed`(composite: String) {
    let decomposed = composite.decomposedStringWithCanonicalMapping
    #expect(!sameBytes(decomposed, composite))
    #expect(sameBytes(TagKey.make(from: decomposed), composite))
  }

  /// 2026-12-01: Foundation on Linux composes a scalar beyond the Basic Multilingual Plane as if
  /// it were its lower 16 bits, so these became `ä` and `ѝ`.
  @Test(arguments: ["\u{20061}\u{308}", "\u{10438}\u{300}", "\u{1F061}\u{301}"])
  func `scalars that share their lower 16 bits with a letter do not compose`(text: String) {
    #expect(sameBytes(TagKey.make(from: text), text))
  }

  @Test(arguments: [
    ("\u{378}", "an unassigned scalar"),
    ("\u{A7CB}", "a capital of Unicode 16"),
    ("\u{1C89}", "another capital of Unicode 16"),
    ("\u{16D68}", "a letter of Unicode 16 with a canonical decomposition"),
    ("\u{1FAE9}", "an emoji of Unicode 16"),
  ])
  func `a scalar that Unicode 15 does not know is its own key`(text: String, kind: String) {
    #expect(sameBytes(TagKey.make(from: "A" + text + "É"), "a" + text + "é"), "\(kind)")
  }

  @Test func `a mark that Unicode 15 does not know is an ordinary character`() throws {
    #expect(try sameBytes(Tag("\u{10D69}").name, "\u{10D69}"))
    #expect(sameBytes(TagKey.make(from: "e\u{10D69}\u{323}"), "e\u{10D69}\u{323}"))
    #expect(sameBytes(TagKey.make(from: "e\u{301}\u{10D69}"), "é\u{10D69}"))
  }

  @Test func `what is known is what Unicode 15 has assigned`() {
    let different = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
      .filter { $0.isKnownToIdentity != table.isAssigned($0) }
    #expect(different == [])
  }

  @Test func `newer pairs do not compose, on any system`() {
    #expect(
      sameBytes(TagKey.make(from: "\u{16D67}\u{16D67}"), "\u{16D67}\u{16D67}"))
  }
}

/// Whether two texts have the same bytes; `==` on strings is canonical equivalence.
func sameBytes(_ one: String, _ other: String) -> Bool {
  one.utf8.elementsEqual(other.utf8)
}
