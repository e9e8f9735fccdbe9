/// A command line that is not finished: it is read by the same table, but nothing in it is an error.
struct PartialLine {
  let commands: [Command]
  private(set) var command: Command?
  private(set) var optionsEnded = false
  private(set) var awaitedValue: Flag.Value?
  private(set) var store: String?
  private var awaitingFlag: String?
  private var given: Set<String> = []
  private var operandCount = 0

  init(commands: [Command]) {
    self.commands = commands
  }

  private var known: [Flag] { (command?.flags ?? []) + Flag.global }

  /// The flags that are still worth offering.
  var openFlags: [Flag] {
    known.filter { $0.isRepeatable || !given.contains($0.name) }
  }

  /// The operand that the next argument belongs to.
  var nextOperand: Operand? {
    guard let command else { return nil }
    let form =
      command.forms.first { form in
        !form.required.isEmpty && form.required.allSatisfy { $0.contains(where: given.contains) }
      } ?? command.forms[0]
    if operandCount < form.operands.count { return form.operands[operandCount] }
    return form.operands.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  /// The flag and the text after the equals sign in `--flag=text`.
  func attachedValue(in word: String) -> (Flag, String)? {
    guard word.utf8.starts(with: "--".utf8) else { return nil }
    let parts = word.unicodeScalars.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let flag = known.first(where: { $0.name == String(parts[0]) }) else {
      return nil
    }
    return (flag, String(parts[1]))
  }

  /// Takes in a word that is complete.
  mutating func read(_ word: String) {
    if awaitedValue != nil {
      if awaitingFlag == "store" { store = word }
      (awaitedValue, awaitingFlag) = (nil, nil)
    } else if optionsEnded || word == "-" || word.utf8.first != UInt8(ascii: "-") {
      readOperand(word)
    } else if word == "--" {
      optionsEnded = true
    } else if let (flag, text) = attachedValue(in: word) {
      given.insert(flag.name)
      if flag.name == "store" { store = text }
    } else if let flag = flag(for: word) {
      given.insert(flag.name)
      awaitedValue = flag.value
      awaitingFlag = flag.name
    }
  }

  private mutating func readOperand(_ word: String) {
    if command == nil {
      command = commands.first { $0.name == word }
    } else {
      operandCount += 1
    }
  }

  /// The flag of `--flag` or `-f`; of a cluster, the last letter decides.
  private func flag(for word: String) -> Flag? {
    if word.utf8.starts(with: "--".utf8) {
      let name = String(word.unicodeScalars.dropFirst(2))
      return known.first { $0.name == name }
    }
    return known.first { $0.short != nil && $0.short == word.unicodeScalars.last }
  }
}
