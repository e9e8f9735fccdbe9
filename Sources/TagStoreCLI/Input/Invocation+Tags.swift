internal import TagStore

extension Invocation {
  /// The tags that the arguments of that name hold, cut the way an input field cuts typed text.
  ///
  /// All are checked here, before a store is opened, so that a refused name makes no file.
  /// - Parameter allowsNone: Whether an empty argument holds no tag rather than being refused.
  func tagNames(
    _ operand: String = "TAG", allowsNone: Bool = false
  ) throws(CommandFailure) -> [String] {
    var names: [String] = []
    for argument in arguments(operand) {
      if allowsNone, argument.isEmpty { continue }
      let pieces = TagSplitter.standard.pieces(of: argument)
      for piece in pieces.isEmpty ? [argument] : pieces {
        names.append(try Self.checked(piece))
      }
    }
    return names
  }

  /// The one tag that the argument of that name holds.
  func tagName(_ operand: String = "TAG") throws(CommandFailure) -> String {
    try oneTag(in: argument(operand) ?? "", of: operand)
  }

  /// The one tag that a flag names, or nil when the flag was not given.
  func tagName(ofFlag flag: String) throws(CommandFailure) -> String? {
    guard let text = value(of: flag) else { return nil }
    return try oneTag(in: text, of: "--\(flag)")
  }

  /// The tags that a flag names, one at each time that it was given.
  func tagNames(ofFlag flag: String) throws(CommandFailure) -> [String] {
    var names: [String] = []
    for text in values(of: flag) { names.append(try oneTag(in: text, of: "--\(flag)")) }
    return names
  }

  private func oneTag(in text: String, of place: String) throws(CommandFailure) -> String {
    let pieces = TagSplitter.standard.pieces(of: text)
    guard pieces.count > 1 else { return try Self.checked(pieces.first ?? text) }
    throw .usage(
      "\(place) is one tag, but \(TerminalText.quoted(text)) is \(pieces.count)",
      advice: [
        "Double quotes keep a comma: '\(TagSplitter.standard.joined([text]))'."
      ],
      seeHelpOf: command)
  }

  private static func checked(_ name: String) throws(CommandFailure) -> String {
    do {
      _ = try Tag(name)
    } catch {
      throw CommandFailure(TagStoreError(error, text: name))
    }
    return name
  }
}
