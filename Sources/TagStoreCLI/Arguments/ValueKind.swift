/// What an argument or a flag's value stands for: decides validation and completion.
package enum ValueKind: Hashable, Sendable {
  case text
  case item
  case tag
  case query
  /// A path; `-` means standard input only where the table's text says so.
  case file
  /// A whole number, 0 or more.
  case count
  case choice([String])
  case command

  /// What is accepted, when the text is not; nil when it is.
  func expectation(brokenBy text: String) -> String? {
    switch self {
    case .text, .item, .tag, .query, .command:
      nil
    case .file:
      text.isEmpty ? "the name of a file" : nil
    case .count:
      if text.isEmpty || !text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
        "a whole number, 0 or more"
      } else if Int(text) == nil {
        "a number up to \(Int.max)"
      } else {
        nil
      }
    case .choice(let choices):
      choices.contains(text) ? nil : Self.listing(choices)
    }
  }

  /// `a, b or c`.
  static func listing(_ choices: [String]) -> String {
    guard let last = choices.last, choices.count > 1 else { return choices.joined() }
    return choices.dropLast().joined(separator: ", ") + " or " + last
  }
}
