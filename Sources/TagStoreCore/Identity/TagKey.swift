/// Makes the key that decides which names are the same tag.
///
/// It is the function toNFKC_Casefold of the Unicode Standard (section 3.13), with the canonical
/// decomposition before it that canonically equivalent texts need; then white space is collapsed
/// and trimmed, because the mapping makes spaces of other characters.
///
/// Identity version 1 means Unicode 15.0, with tables of our own, so that every system makes the
/// same key. A scalar that Unicode 15.0 does not know, assigned later or never, is its own key: it
/// is neither folded nor composed nor reordered.
///
/// A name that begins with a spacing accent, such as `´` or `¨`, has a key that begins with a
/// combining mark; that key is not the name of a tag itself.
package enum TagKey {
  /// The version of the rules for names and keys, which files store.
  package static let version = 1

  /// The key of any text; empty when there is nothing but white space and ignorable scalars.
  ///
  /// - Complexity: O(*n*) in the length of the text, and no copy of ASCII without capital letters.
  package static func make(from text: String) -> String {
    if let plain = PlainASCII(text) { return plain.lowercased(text) }
    var decomposed: [Unicode.Scalar] = []
    decomposed.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      CanonicalForm.decompose(scalar, into: &decomposed)
    }
    CanonicalForm.order(&decomposed)

    var folded: [Unicode.Scalar] = []
    folded.reserveCapacity(decomposed.count)
    for scalar in decomposed {
      if let fold = UnicodeTables.folds.mapping(of: scalar) {
        folded.append(contentsOf: fold)
      } else {
        folded.append(scalar)
      }
    }
    CanonicalForm.order(&folded)
    CanonicalForm.compose(&folded)
    return spaced(folded)
  }

  /// The text of scalars with each run of white space made one space, and none at the ends.
  static func spaced(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    var spaceIsDue = false
    for scalar in scalars {
      if scalar.isWhiteSpace {
        spaceIsDue = !text.isEmpty
        continue
      }
      if spaceIsDue {
        text.append(" ")
        spaceIsDue = false
      }
      text.append(scalar)
    }
    return String(text)
  }
}
