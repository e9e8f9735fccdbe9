extension Command {
  /// The lines that show how the command is written, one for each form, derived from the table.
  package var usageLines: [String] {
    forms.map { form in
      let required = form.required.map { group in
        let flags = group.compactMap { flag(named: $0)?.usage }
        return flags.count == 1 ? flags[0] : "(" + flags.joined(separator: " | ") + ")"
      }
      // A flag that another form requires selects that form, so it is no option of this one.
      let requiredSomewhere = Set(forms.flatMap { $0.required.joined() })
      let optional = flags.filter { !requiredSomewhere.contains($0.name) }.map {
        "[\($0.usage)]" + ($0.isRepeatable ? "..." : "")
      }
      return (["tagstore", name] + form.operands.map(\.usage) + required + optional)
        .joined(separator: " ")
    }
  }

  func flag(named name: String) -> Flag? {
    flags.first { $0.name == name }
  }
}
