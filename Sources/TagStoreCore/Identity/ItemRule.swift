/// Why a text cannot name an item.
///
/// Items are identified by their exact bytes: nothing is trimmed, folded or removed.
public enum ItemRefusal: Error, Hashable, Sendable {
  /// The text is empty.
  case empty
  /// The text holds U+0000.
  case containsNUL
  /// The text has more than 4,096 bytes of UTF-8; the value is their number.
  case tooLong(Int)
}

extension ItemRefusal: CustomStringConvertible {
  /// The reason in English, as a part of a sentence such as “the name of the item is empty”.
  public var description: String {
    switch self {
    case .empty:
      "the name of the item is empty"
    case .containsNUL:
      "U+0000 is not allowed in the name of an item"
    case .tooLong(let length):
      "\(length) bytes of UTF-8; at most \(ItemRule.maximumLength) are allowed"
    }
  }
}

/// What may name an item: not empty, no U+0000, at most 4,096 bytes of UTF-8.
package enum ItemRule {
  /// The greatest length of an item's name, in bytes of UTF-8.
  package static let maximumLength = 4_096

  /// Why a text cannot name an item, or `nil` when it can.
  package static func refusal(of item: String) -> ItemRefusal? {
    let bytes = item.utf8
    if bytes.isEmpty { return .empty }
    if bytes.count > maximumLength { return .tooLong(bytes.count) }
    if bytes.contains(0) { return .containsNUL }
    return nil
  }
}
