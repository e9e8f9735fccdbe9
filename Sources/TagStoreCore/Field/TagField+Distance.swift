extension TagField {
  /// How far a key moves the caret or deletes.
  public enum Distance: String, Hashable, Sendable, CaseIterable {
    /// One grapheme cluster: what a person sees as a character.
    case character
    /// White space and then everything up to the next white space.
    case word
    /// All of the text in that direction.
    case text
  }

  /// Which way a key moves the caret or deletes; in the order of the text, whatever its script.
  enum Direction {
    case backward
    case forward
  }
}
