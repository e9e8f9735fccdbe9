/// Unicode's canonical decomposition and composition (NFD and NFC), as of Unicode 15.0.
///
/// Chapter 3.11 and section 3.12 (Hangul) of the Unicode Standard describe both.
enum CanonicalForm {
  /// Appends what a scalar decomposes to; the marks are not in order yet.
  static func decompose(_ scalar: Unicode.Scalar, into scalars: inout [Unicode.Scalar]) {
    // No scalar before À decomposes.
    if scalar.value < 0xC0 {
      scalars.append(scalar)
    } else if let syllable = Hangul.decomposition(of: scalar) {
      scalars.append(contentsOf: syllable)
    } else if let pair = UnicodeTables.composites.mapping(of: scalar) {
      // Only the first of a pair decomposes further.
      decompose(pair[pair.startIndex], into: &scalars)
      scalars.append(contentsOf: pair.dropFirst())
    } else if let other = UnicodeTables.decompositions.mapping(of: scalar) {
      scalars.append(contentsOf: other)
    } else {
      scalars.append(scalar)
    }
  }

  /// Puts the marks after each starter in canonical order.
  static func order(_ scalars: inout [Unicode.Scalar]) {
    // An insertion sort: stable, and does nothing to what is in order, as nearly all text is.
    for index in scalars.indices.dropFirst() {
      let combiningClass = scalars[index].combiningClass
      if combiningClass == 0 { continue }
      var place = index
      while place > 0, scalars[place - 1].combiningClass > combiningClass {
        scalars.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Composes decomposed scalars that are in canonical order.
  static func compose(_ scalars: inout [Unicode.Scalar]) {
    var starter: Int?
    var lastClass: UInt8 = 0
    var end = 0
    for scalar in scalars {
      let combiningClass = scalar.combiningClass
      // A mark is blocked by one of its own or a higher class, a starter by anything between.
      if let index = starter, index == end - 1 || lastClass < combiningClass,
        let composite = composition(of: scalars[index], scalar)
      {
        scalars[index] = composite
        continue
      }
      scalars[end] = scalar
      if combiningClass == 0 { starter = end }
      lastClass = combiningClass
      end += 1
    }
    scalars.removeSubrange(end...)
  }

  private static func composition(
    of first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    // No scalar before the combining marks is the second of a pair.
    if second.value < 0x300 { return nil }
    return Hangul.composition(of: first, second)
      ?? UnicodeTables.compositions[ScalarPair(first: first, second: second)]
  }
}

extension Unicode.Scalar {
  /// The canonical combining class, 0 for scalars that Unicode 15.0 does not know.
  fileprivate var combiningClass: UInt8 {
    if value < 0x300 { return 0 }
    let combiningClass = properties.canonicalCombiningClass.rawValue
    return combiningClass > 0 && isKnownToIdentity ? combiningClass : 0
  }
}
