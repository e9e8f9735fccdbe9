/// Why two tags may be meant as one, the surest reason first.
public enum LikenessReason: String, Hashable, Sendable, CaseIterable {
  /// They differ in accents alone: `cafe` and `café`.
  case accents
  /// They differ in what separates words: `gluten free`, `gluten-free` and `glutenfree`.
  case separators
  /// One is the plural of the other, by the rules of English: `recipe` and `recipes`.
  case plural
  /// They have the same words in another order: `free gluten` and `gluten-free`.
  case wordOrder
  /// One letter was added, left out, mistaken or swapped with the next: `vegtarian`.
  case typo
}
