/// The Unicode data of identity version 1, as of Unicode 15.0.
///
/// They are our own, so that every system makes the same key whatever tables it has. The standard
/// library offers no normalisation in public, and Foundation's on Linux composes U+20061 and
/// U+0308 to U+00E4.
enum UnicodeTables {
  /// What each pair of scalars composes to; Hangul is computed.
  static let compositions: [ScalarPair: Unicode.Scalar] = {
    var compositions: [ScalarPair: Unicode.Scalar] = [:]
    composites.forEachSingle { composite, parts in
      if let first = parts.first, let second = parts.last {
        compositions[ScalarPair(first: first, second: second)] = composite
      }
    }
    return compositions
  }()
}

/// Two scalars that stand next to each other.
struct ScalarPair: Hashable {
  let first: Unicode.Scalar
  let second: Unicode.Scalar
}
