/// A tag: the name that is shown, and the key that decides which names are the same tag.
///
/// Two tags are equal when their keys are: `Vegan` equals `VEGAN`. The name keeps its letter case
/// and form; see ``init(_:)`` for the little that is tidied.
public struct Tag: Hashable, Sendable {
  /// The greatest length of a name, in Unicode scalars.
  public static let maximumLength = 255

  /// The name as it is shown and exported, such as `Vegan`.
  public let name: String

  /// The name's key, such as `vegan`: equal, byte for byte, exactly for names of the same tag.
  ///
  /// It is Unicode's NFKC_Casefold of the name, as of Unicode 15.0, with white space collapsed and
  /// trimmed once more. It depends on neither the locale nor the platform.
  public let key: String

  /// Makes the tag that a text names.
  ///
  /// The text becomes a name by these rules, and nothing else about it changes:
  /// - A run of white space becomes one space; white space at either end goes.
  /// - Zero-width spaces, byte-order marks, word joiners, soft hyphens and the controls of writing
  ///   direction go.
  /// - Joiners, variation selectors and emoji tag characters stay inside the name. At either end
  ///   they go, unless they complete the last character, as in a red heart or a regional flag.
  /// - Combining marks at the beginning, where they have no base, go.
  ///
  /// - Parameter text: What someone typed, pasted or imported.
  /// - Throws: ``TagRefusal`` when the text cannot be a tag's name.
  /// - Complexity: O(*n*) in the length of the text. Text that already is a name is not copied, and
  ///   neither is an ASCII name without capital letters to make its key.
  public init(_ text: String) throws(TagRefusal) {
    name = try TagName.make(from: text)
    key = TagKey.make(from: name)
  }

  /// Makes a tag from a name and key that were made by ``init(_:)`` before, such as a stored row.
  package init(storedName name: String, key: String) {
    self.name = name
    self.key = key
  }

  /// The key with accents folded, which suggestions match against; never used for identity.
  ///
  /// It is computed at each call, from the key.
  package var searchKey: String { SearchKey.make(fromKey: key) }

  /// The key of the beginning of a name, for finding the tags whose keys begin with it.
  ///
  /// The text follows the rules of a name, so white space at its end does not count.
  /// - Throws: ``TagRefusal`` when no name can begin so.
  package static func prefixKey(of text: String) throws(TagRefusal) -> String {
    TagKey.make(from: try TagName.make(from: text))
  }

  /// Whether two names are the same tag.
  public static func == (lhs: Tag, rhs: Tag) -> Bool {
    // `String` calls canonically equivalent texts equal by the tables of the running system; a
    // file compares bytes. Keys must be the same in both, also for newer scalars.
    lhs.key.utf8.elementsEqual(rhs.key.utf8)
  }

  /// Feeds the key, and the key alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Tag: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
