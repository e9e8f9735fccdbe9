/// The text typed so far, as suggestions see it.
///
/// The text follows the rules of a name: white space at either end goes, inner white space is one
/// space. Every other character means itself.
package struct Fragment: Hashable, Sendable {
  /// The key that a tag of this name has; empty when nothing visible was typed.
  package let key: String

  /// The key with accents folded, which names are matched against.
  package let searchKey: String

  /// The pieces of the search key between spaces.
  package let words: [String]

  /// Whether white space follows the last word.
  ///
  /// That word is then complete: `gluten ` matches `gluten` and `gluten free`, not `glutenous`. So
  /// a space narrows what its word alone found, and the next letter narrows it further.
  package let endsWord: Bool

  /// Whether a name can hold the text; `false` when it has a control character or is too long.
  package let canBeInName: Bool

  /// Whether nothing visible was typed.
  package var isEmpty: Bool { key.isEmpty && canBeInName }

  /// Makes the fragment of any text.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String) {
    var end = text.unicodeScalars.endIndex
    var endsWord = false
    while end > text.unicodeScalars.startIndex {
      let previous = text.unicodeScalars.index(before: end)
      let properties = text.unicodeScalars[previous].properties
      guard properties.isWhitespace || properties.isDefaultIgnorableCodePoint else { break }
      if properties.isWhitespace {
        endsWord = true
      }
      end = previous
    }

    var key = ""
    var searchKey = ""
    var canBeInName = true
    do throws(TagRefusal) {
      let tag = try Tag(String(text.unicodeScalars[..<end]))
      key = tag.key
      searchKey = tag.searchKey
    } catch {
      canBeInName = error == .empty
    }
    self.key = key
    self.searchKey = searchKey
    self.words = searchKey.unicodeScalars.split(separator: " ").map { String($0) }
    self.endsWord = endsWord
    self.canBeInName = canBeInName
  }
}
