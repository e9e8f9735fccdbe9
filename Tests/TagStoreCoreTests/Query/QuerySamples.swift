import TagStoreCore

/// Seeded random names, queries and texts for the query tests.
struct QuerySamples {
  /// The SplitMix64 sequence: small, and the same everywhere.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }

  var generator: Generator

  init(seed: UInt64) { generator = Generator(state: seed) }

  /// Names that need quotes, that nearly do, and plain ones.
  static let names = [
    "vegan", "gluten free", "and", "OR", "Not", "rock and roll", "to be or not to be", "android",
    "hello(world)", "(", ")", "()", "*", "veg*", "*foo", "a*b", "c++", "a-b", "tag:x", "@x",
    "don't", "50%", "-x", "~x", "!x", "#x", "a/b", "\\", "\\\"", "\"", "5\" pipe", "\"quoted\"",
    "?", "_", "a_b", "aXb", ",", "Portland, OR", "near", "Ábaco", "crème brûlée", "日本語",
    "Яндекс", "ı", "İstanbul", "x\u{301}", "\"\u{301}", "(\u{301}", "👩‍👩‍👧 family", "☑\u{FE0F}",
  ]

  /// Scalars that the language or the scanner treats apart, and a few that it does not.
  static let scalars: [Unicode.Scalar] = [
    "a", "n", "d", "o", "r", "t", "N", " ", "\t", "\r", "\n", "\u{A0}", "\u{2028}", "\u{3000}",
    "(", ")", "\"", "\\", "*", ",", "é", "\u{301}", "\u{200D}", "\u{200B}", "\u{FE0F}", "ı",
    "🇩", "🇪", "👩", "\u{0}", "\u{1B}", "\u{10FFFF}",
  ]

  mutating func text(upTo length: Int, from scalars: [Unicode.Scalar] = scalars) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...length, using: &generator) {
      text.unicodeScalars.append(scalars[Int.random(in: scalars.indices, using: &generator)])
    }
    return text
  }

  /// Any scalar of Unicode, the small ones more often.
  mutating func anyScalar() -> Unicode.Scalar {
    let limit = [0x80, 0x800, 0x11_0000][Int.random(in: 0..<3, using: &generator)]
    return Unicode.Scalar(UInt32.random(in: 0..<UInt32(limit), using: &generator)) ?? "x"
  }

  /// A tag of the list, or one made of odd scalars.
  mutating func tag() throws -> Tag {
    if Bool.random(using: &generator), let tag = try? Tag(text(upTo: 6)) { return tag }
    return try Tag(QuerySamples.names.randomElement(using: &generator) ?? "vegan")
  }

  mutating func prefix() throws -> TagPrefix {
    if Bool.random(using: &generator), let prefix = try? TagPrefix(text(upTo: 4)) { return prefix }
    return try TagPrefix(QuerySamples.names.randomElement(using: &generator) ?? "veg")
  }

  /// A query in the form that parsing gives, with leaves made by the caller.
  mutating func query(
    height: Int, leaf: (inout QuerySamples) throws -> TagQuery
  ) rethrows -> TagQuery {
    if height == 0 { return try leaf(&self) }
    let kind = Int.random(in: 0..<4, using: &generator)
    if kind == 0 { return try leaf(&self) }
    if kind == 1 { return .not(try query(height: height - 1, leaf: leaf)) }
    var parts: [TagQuery] = []
    for _ in 0..<Int.random(in: 2...4, using: &generator) {
      parts.append(try query(height: height - 1, leaf: leaf))
    }
    return kind == 2 ? .all(of: parts) : .any(of: parts)
  }

  /// A leaf of any kind.
  mutating func leaf() throws -> TagQuery {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: .anyTag
    case 1: .prefix(try prefix())
    default: .tag(try tag())
    }
  }
}
