/// One argument that is not a flag, such as `ITEM` or `TAG...`.
package struct Operand: Hashable, Sendable {
  /// The word that stands for it, in capitals.
  package let name: String
  package let kind: ValueKind
  package let isOptional: Bool
  package let isRepeated: Bool

  package init(
    _ name: String, _ kind: ValueKind, isOptional: Bool = false, isRepeated: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.isRepeated = isRepeated
  }

  /// `TAG...` or `[FILE]`, as usage lines write it.
  package var usage: String {
    let word = isRepeated ? name + "..." : name
    return isOptional ? "[\(word)]" : word
  }

  package static let item = Operand("ITEM", .item)
  package static let items = Operand("ITEM", .item, isRepeated: true)
  package static let tag = Operand("TAG", .tag)
  package static let tags = Operand("TAG", .tag, isRepeated: true)
}
