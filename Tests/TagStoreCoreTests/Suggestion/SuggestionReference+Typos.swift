import TagStoreCore

extension SuggestionReference {
  /// The tags with a name that is a slip away from the text, each by its closest name.
  static func typos(
    _ text: String, from vocabulary: SuggestionVocabulary, excluding others: [Tag]
  ) -> [Found] {
    let typed = Array(Fragment(text).searchKey.unicodeScalars)
    let forgiven = typed.count >= 8 ? 2 : typed.count >= 4 ? 1 : 0
    if forgiven == 0 { return [] }
    var found: [Found] = []
    for word in vocabulary.words where !others.contains(word.tag) {
      let names = [(word.tag, nil)] + word.aliases.map { ($0, $0) }
      let ways = names.compactMap { name, alias -> Found? in
        let name = Array(name.searchKey.unicodeScalars)
        guard sharesPiece(typed, with: name, forgiven: forgiven) else { return nil }
        let starts = name.indices.filter { beginsWord(name, at: $0) }
        let edits = (1...forgiven).first { edits in
          starts.contains { start in
            (start + 1...name.count).contains { end in
              (!Fragment(text).endsWord || endsWord(name, at: end))
                && isWithin(edits, typed[...], name[start..<end])
            }
          }
        }
        guard let edits else { return nil }
        return Found(word: word, tier: .typo, edits: edits, alias: alias)
      }
      let best = ways.min { lhs, rhs in
        if lhs.edits != rhs.edits { return lhs.edits < rhs.edits }
        guard let alias = lhs.alias else { return rhs.alias != nil }
        return rhs.alias.map { bytes(alias.key, before: $0.key) } ?? false
      }
      if let best { found.append(best) }
    }
    return found
  }

  /// Whether the name has a part of the text, which is cut into one more than slips are forgiven.
  ///
  /// The first part has to begin a word. Or it has three scalars at a cut, the last two swapped.
  private static func sharesPiece(
    _ typed: [Unicode.Scalar], with name: [Unicode.Scalar], forgiven: Int
  ) -> Bool {
    let parts = forgiven + 1
    return (0..<parts).contains { part in
      let start = part * typed.count / parts
      let piece = Array(typed[start..<(part + 1) * typed.count / parts])
      if stands(piece, in: name, atWord: part == 0) { return true }
      if part == 0 { return false }
      let swapped = [typed[start - 2], typed[start], typed[start - 1]]
      return stands(swapped, in: name, atWord: start == 2)
    }
  }

  private static func stands(
    _ piece: [Unicode.Scalar], in name: [Unicode.Scalar], atWord: Bool
  ) -> Bool {
    places(of: piece, in: name, endingWord: false).contains {
      !atWord || beginsWord(name, at: $0)
    }
  }

  /// Whether some edits at the most make the text the name: the optimal string alignment distance,
  /// by trying every way to begin.
  private static func isWithin(
    _ edits: Int, _ typed: ArraySlice<Unicode.Scalar>, _ name: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    if typed.isEmpty || name.isEmpty { return typed.count + name.count <= edits }
    if typed.first == name.first, isWithin(edits, typed.dropFirst(), name.dropFirst()) {
      return true
    }
    if edits == 0 { return false }
    if isWithin(edits - 1, typed.dropFirst(), name)
      || isWithin(edits - 1, typed, name.dropFirst())
      || isWithin(edits - 1, typed.dropFirst(), name.dropFirst())
    {
      return true
    }
    let isSwapped = typed.prefix(2).elementsEqual(name.prefix(2).reversed())
    return isSwapped && typed.count > 1 && name.count > 1
      && isWithin(edits - 1, typed.dropFirst(2), name.dropFirst(2))
  }
}
