extension ArgumentParser {
  /// Gives each argument to the operand it belongs to, by the form that the flags select.
  func assignedOperands(of command: Command) throws(CommandFailure) -> [String: [String]] {
    let form = try selectedForm(of: command)
    let needed = form.operands.count { !$0.isOptional }
    var spare = operands.count - needed
    var remaining = operands[...]
    var assigned: [String: [String]] = [:]
    for operand in form.operands {
      var take = operand.isOptional ? 0 : 1
      if operand.isRepeated {
        take += max(spare, 0)
        spare = 0
      } else if operand.isOptional, spare > 0 {
        take = 1
        spare -= 1
      }
      guard remaining.count >= take else {
        throw .usage("\(operand.name) is missing", seeHelpOf: command)
      }
      let values = remaining.prefix(take)
      remaining = remaining.dropFirst(take)
      for value in values { try check(value, for: operand, of: command) }
      assigned[operand.name, default: []].append(contentsOf: values)
    }
    if let extra = remaining.first {
      throw .usage("unexpected argument \(TerminalText.quoted(extra))", seeHelpOf: command)
    }
    return assigned
  }

  /// The form whose required flags are given, otherwise the first; its groups are then checked.
  private func selectedForm(of command: Command) throws(CommandFailure) -> Command.Form {
    let matching = command.forms.first { form in
      !form.required.isEmpty && form.required.allSatisfy { $0.contains(where: flags.contains) }
    }
    let form = matching ?? command.forms[0]
    for group in form.required {
      let given = group.filter(flags.contains)
      if given.isEmpty {
        let choices = group.compactMap { command.flag(named: $0)?.usage }
        throw .usage("\(ValueKind.listing(choices)) is missing", seeHelpOf: command)
      }
      if given.count > 1 {
        throw .usage(
          "'--\(given[0])' and '--\(given[1])' can't be used together", seeHelpOf: command)
      }
    }
    return form
  }

  private func check(
    _ value: String, for operand: Operand, of command: Command
  ) throws(CommandFailure) {
    guard let expectation = operand.kind.expectation(brokenBy: value) else { return }
    throw .usage(
      "\(operand.name) is \(expectation), not \(TerminalText.quoted(value))", seeHelpOf: command)
  }
}
