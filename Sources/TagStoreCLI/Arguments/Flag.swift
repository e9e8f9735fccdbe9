/// One flag of the command line, as the parser, the help and the completions read it.
package struct Flag: Hashable, Sendable {
  /// A flag's value: the word that stands for it in help, and what it may be.
  package struct Value: Hashable, Sendable {
    package let placeholder: String
    package let kind: ValueKind

    package init(_ placeholder: String, _ kind: ValueKind) {
      self.placeholder = placeholder
      self.kind = kind
    }
  }

  /// The long name, without dashes.
  package let name: String
  /// The letter of the short form, such as `n` for `-n`.
  package let short: Unicode.Scalar?
  /// Nil for a switch.
  package let value: Value?
  package let isRepeatable: Bool
  package let summary: String

  package init(
    _ name: String, short: Unicode.Scalar? = nil, value: Value? = nil, isRepeatable: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// `--limit N`, as usage lines and messages write it.
  package var usage: String {
    value.map { "--\(name) \($0.placeholder)" } ?? "--\(name)"
  }

  /// `-n, --limit N`, as lists of flags write it.
  package var label: String {
    (short.map { "-\($0), " } ?? "    ") + usage
  }
}
