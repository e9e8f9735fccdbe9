/// A tag: the name that is shown, and the key that decides which names are the same tag.
///
/// Two tags are equal when their keys are: `Vegan` equals `VEGAN`.
public struct Tag: Hashable, Sendable {
  /// The greatest length of a name, in Unicode scalars.
  public static let maximumLength = 255

  /// The name as it is shown and exported, such as `Vegan`.
  public let name: String

  /// The name's key, such as `vegan`: equal exactly for names that are the same tag.
  public let key: String

  /// Makes the tag that a text names.
  /// - Parameter text: What someone typed, pasted or imported.
  /// - Throws: ``TagRefusal`` when the text cannot be a tag's name.
  public init(_ text: String) throws(TagRefusal) {
    let name = text
    if name.isEmpty { throw .empty }
    self.name = name
    self.key = name.lowercased()
  }

  /// Makes a tag from a name and key that were made by ``init(_:)`` before, such as a stored row.
  package init(storedName name: String, key: String) {
    self.name = name
    self.key = key
  }

  /// The key with accents folded, which suggestions match against; never used for identity.
  package var searchKey: String { key }

  /// Whether two names are the same tag.
  public static func == (lhs: Tag, rhs: Tag) -> Bool { lhs.key == rhs.key }

  /// Feeds the key, and the key alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Tag: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
