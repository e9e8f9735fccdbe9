/// The beginning of a name, as `veg*` in a query: it stands for every tag whose key begins so.
///
/// Two prefixes are equal when their keys are, as with ``Tag``.
public struct TagPrefix: Hashable, Sendable {
  /// The beginning as it was typed, such as `Veg`.
  public let name: String

  /// The beginning in the form of keys, such as `veg`.
  public let key: String

  /// Makes the prefix that a text names.
  /// - Parameter text: The beginning of a name, without a star.
  /// - Throws: ``TagRefusal`` when no tag's name can begin so, or every tag's would.
  public init(_ text: String) throws(TagRefusal) {
    self.key = try Tag.prefixKey(of: text)
    self.name = text
  }

  /// Whether a tag with this key begins with the prefix, scalar by scalar.
  package func matches(key: String) -> Bool {
    // `hasPrefix` would compare Characters, which swallow marks. UTF-8 begins alike exactly when
    // the scalars do.
    key.utf8.starts(with: self.key.utf8)
  }

  /// Whether two prefixes stand for the same tags.
  public static func == (lhs: TagPrefix, rhs: TagPrefix) -> Bool { lhs.key == rhs.key }

  /// Feeds the key, and the key alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
