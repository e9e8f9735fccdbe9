/// A command line that was understood: the command with its arguments, all valid by the table.
package struct Invocation: Sendable {
  package let command: Command
  private let flags: FlagValues
  private let operands: [String: [String]]

  init(command: Command, flags: FlagValues, operands: [String: [String]]) {
    self.command = command
    self.flags = flags
    self.operands = operands
  }

  /// Whether the flag was given.
  package func has(_ flag: String) -> Bool {
    requireInTable(flag)
    return flags.contains(flag)
  }

  /// The flag's value, or nil when it was not given.
  package func value(of flag: String) -> String? {
    requireInTable(flag)
    return flags.last(flag)
  }

  /// Every value of a flag that may be repeated, in the order given.
  package func values(of flag: String) -> [String] {
    requireInTable(flag)
    return flags.all(flag)
  }

  /// The number a flag gives, or nil when it was not given; the parser has refused anything else.
  package func count(of flag: String) -> Int? {
    value(of: flag).flatMap { Int($0) }
  }

  /// The argument of that name, or nil when it is optional and was left out.
  package func argument(_ name: String) -> String? {
    arguments(name).first
  }

  /// Every argument of that name, in the order given.
  package func arguments(_ name: String) -> [String] {
    operands[name] ?? []
  }

  private func requireInTable(_ flag: String) {
    precondition(command.flag(named: flag) != nil, "\(command.name) has no flag --\(flag)")
  }
}
