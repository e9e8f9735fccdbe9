import Foundation
import TagStoreCore
import Testing

@Suite struct TagKeyIdempotenceTests {
  @Test func `the key of a key is the same key, for every scalar`() {
    let different = everyScalar.filter { scalar in
      let key = TagKey.make(from: String(scalar))
      // A scalar that is its own key is so the second time too.
      if sameBytes(key, String(scalar)) { return false }
      return !sameBytes(TagKey.make(from: key), key)
    }
    #expect(different == [])
  }

  @Test func `the key of a key is the same key, for random texts`() {
    let different = RandomText(seed: 2, count: 20_000).filter { text in
      let key = TagKey.make(from: text)
      return !sameBytes(TagKey.make(from: key), key)
    }
    #expect(different == [])
  }

  @Test func `composed and decomposed random texts have one key`() {
    let known = NFKCCasefoldTable.shared
    let different = RandomText(seed: 3, count: 4_000)
      .filter { $0.unicodeScalars.allSatisfy(known.isAssigned) }
      .filter { text in
        let key = TagKey.make(from: text)
        if !sameBytes(key, TagKey.make(from: text.decomposedStringWithCanonicalMapping)) {
          return true
        }
        // Beyond these scalars Foundation composes wrongly on Linux.
        return text.unicodeScalars.allSatisfy { $0.value < 0x10000 }
          && !sameBytes(key, TagKey.make(from: text.precomposedStringWithCanonicalMapping))
      }
    #expect(different == [])
  }

  @Test func `a name gives itself, and a key that names a tag names the same one`() throws {
    for text in RandomText(seed: 4, count: 5_000) {
      guard let tag = try? Tag(text) else { continue }
      let again = try Tag(tag.name)
      #expect(sameBytes(again.name, tag.name) && again == tag, "\(escaped(text))")
      #expect(!tag.key.isEmpty, "\(escaped(text))")
      // The documented exception: the key of a spacing accent begins with a combining mark.
      if isMark(tag.key.unicodeScalars.first) { continue }
      if let named = try? Tag(tag.key) { #expect(named == tag, "\(escaped(text))") }
    }
  }

  private var everyScalar: some Sequence<Unicode.Scalar> {
    (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
  }

  private func isMark(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map(\.codePointNotation).joined(separator: " ")
  }
}
