extension ArgumentParser {
  /// The flags that are known at this place: a command's own only after its name.
  private var known: [Flag] {
    (command?.flags ?? []) + Flag.global
  }

  mutating func acceptLongFlag(_ argument: String) throws(CommandFailure) {
    let body = argument.unicodeScalars.dropFirst(2)
    let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(String.UnicodeScalarView(parts[0]))
    guard let flag = known.first(where: { $0.name == name }) else {
      throw unknownFlag(argument, name: name)
    }
    let attached = parts.count == 2 ? String(String.UnicodeScalarView(parts[1])) : nil
    if flag.value == nil, attached != nil {
      throw .usage("'--\(name)' takes no value", seeHelpOf: command)
    }
    try accept(flag, attached: attached)
  }

  /// Reads `-q`, a cluster such as `-q0`, and a value with or without a space: `-n5`, `-n 5`.
  mutating func acceptShortFlags(_ argument: String) throws(CommandFailure) {
    var letters = argument.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      guard let flag = known.first(where: { $0.short == letter }) else {
        throw unknownFlag(argument, name: String(argument.unicodeScalars.dropFirst()))
      }
      if flag.value != nil, !letters.isEmpty {
        return try accept(flag, attached: String(letters))
      }
      try accept(flag, attached: nil)
    }
  }

  private mutating func accept(_ flag: Flag, attached: String?) throws(CommandFailure) {
    let isOwn = command?.flag(named: flag.name) != nil
    if isOwn, !flag.isRepeatable, flag.value != nil, flags.contains(flag.name) {
      throw .usage("'\(flag.usage)' is given twice", seeHelpOf: command)
    }
    guard let value = flag.value else { return flags.add(nil, to: flag) }
    let text = if let attached { attached } else { try nextValue(for: flag, value) }
    if let expectation = value.kind.expectation(brokenBy: text) {
      throw .usage(
        "'\(flag.usage)' takes \(expectation), not \(TerminalText.quoted(text))",
        seeHelpOf: command)
    }
    flags.add(text, to: flag)
  }

  /// The argument after a flag.
  ///
  /// One that begins with a dash is more likely the next flag than a
  /// value, so it must be attached with `=`; a negative number is taken, to be refused as a number.
  private mutating func nextValue(
    for flag: Flag, _ value: Flag.Value
  ) throws(CommandFailure) -> String {
    guard let next = rest.first else {
      throw .usage("'\(flag.usage)' has no value", seeHelpOf: command)
    }
    let second = next.utf8.dropFirst().first ?? 0
    let isNumber = value.kind == .count && 0x30...0x39 ~= second
    if next != "-", next.utf8.first == UInt8(ascii: "-"), !isNumber {
      throw .usage(
        "'\(flag.usage)' has no value",
        advice: [
          "A value that begins with a dash is written with '=': \(shown("--\(flag.name)=\(next)"))."
        ],
        seeHelpOf: command)
    }
    return rest.removeFirst()
  }

  private func unknownFlag(_ argument: String, name: String) -> CommandFailure {
    let owner = commands.first { command == nil && $0.flag(named: name) != nil }
    var advice: [String] = []
    if owner != nil {
      advice.append("A command's flags stand after its name.")
    } else if let nearest = NearestWord.to(name, among: known.map(\.name)) {
      advice.append("Did you mean '--\(nearest)'?")
    }
    if command != nil {
      advice.append(
        "If it is an argument, put '--' before it: tagstore \(command?.name ?? "") ... -- "
          + shown(argument))
    }
    return .usage(
      "unknown flag \(TerminalText.quoted(argument))", advice: advice, seeHelpOf: command)
  }

  private func shown(_ text: String) -> String {
    TerminalText.escaped(text)
  }
}
