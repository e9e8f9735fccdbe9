/// A JSON value that keeps what was written: the order of members and the digits of numbers.
///
/// Equality is that of `String`, so canonically equivalent texts are equal; compare ``bytes``
/// where exact bytes matter.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as it is written, such as `1.50`; never rounded.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Members in their order; the keys differ.
  case object([Member])

  /// A key of an object with its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// A whole number.
  package static func number(_ value: Int) -> JSONValue { .number(String(value)) }

  /// A finite number in its shortest form that reads back as the same value.
  package static func number(_ value: Double) -> JSONValue {
    precondition(value.isFinite, "JSON has no infinity and no NaN")
    return .number(value.description)
  }

  /// An array of strings, such as the names of an item's tags.
  package static func strings(_ values: some Sequence<String>) -> JSONValue {
    .array(values.map { .string($0) })
  }

  /// The value of a key, or nil when this is no object or has no such key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
